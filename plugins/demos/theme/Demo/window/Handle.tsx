import {useRef} from 'react';
import type {KeyboardEvent, PointerEvent, ReactNode, RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {WIDTH_RANGE} from '../environment/address';
import styles from './styles.module.css';

/** How far an arrow key draws, in pixels, and with Shift. */
const STEP = 10;
const LEAP = 100;

export interface HandleProps {
  /** Name of the demo, for analytics. */
  name: string;
  frame: RefObject<HTMLElement | null>;
  /** Absent: as wide as its case. */
  width: number | undefined;
  /** Called for each width on the way. */
  onDraw: (width: number) => void;
  /** Called with the width that it comes to. */
  onCommit: (width: number) => void;
}

/** At the end side of a window: draws its width, by pointer or by arrow keys. */
export default function Handle({name, frame, width, onDraw, onCommit}: HandleProps): ReactNode {
  const shown = width ?? frame.current?.offsetWidth ?? WIDTH_RANGE.max;
  const listeners = useDrawing(frame, shown, onDraw, onCommit);
  return (
    <div
      className={styles.handle}
      role="separator"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that is drawn by arrow keys has the focus
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={handleName()}
      aria-valuemin={WIDTH_RANGE.min}
      aria-valuemax={WIDTH_RANGE.max}
      aria-valuenow={clamp(shown)}
      {...listeners}
      data-ga-event-category="demo-environment"
      data-ga-event-action="draw"
      data-ga-event-label={name}
    />
  );
}

/** Each width on the way is drawn; what it comes to is said once. */
function useDrawing(
  frame: HandleProps['frame'],
  shown: number,
  onDraw: HandleProps['onDraw'],
  onCommit: HandleProps['onCommit'],
) {
  const drawn = useRef<number>(undefined);

  function draw(next: number): void {
    drawn.current = clamp(next);
    onDraw(drawn.current);
  }

  function commit(): void {
    if (drawn.current !== undefined) onCommit(drawn.current);
    drawn.current = undefined;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = widthOfKey(event, drawn.current ?? shown, isMirrored(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    draw(next);
  }

  function onPointerDown({currentTarget, pointerId}: PointerEvent): void {
    currentTarget.setPointerCapture(pointerId);
  }

  function onPointerMove({currentTarget, pointerId, clientX}: PointerEvent): void {
    if (!currentTarget.hasPointerCapture(pointerId) || !frame.current) return;
    const {left, right} = frame.current.getBoundingClientRect();
    draw(isMirrored(currentTarget) ? right - clientX : clientX - left);
  }

  const ends = {onKeyUp: commit, onBlur: commit, onPointerUp: commit, onPointerCancel: commit};
  return {onKeyDown, onPointerDown, onPointerMove, ...ends};
}

function clamp(width: number): number {
  return Math.min(Math.max(Math.round(width), WIDTH_RANGE.min), WIDTH_RANGE.max);
}

function handleName(): string {
  return translate({
    id: 'vitrine.demo.width',
    message: 'Width of the window',
    description: 'Accessible name of the handle that draws the width of the window of a demo',
  });
}

function isMirrored(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function widthOfKey({key, shiftKey}: KeyboardEvent, width: number, mirrored: boolean) {
  const step = shiftKey ? LEAP : STEP;
  if (key === 'Home') return WIDTH_RANGE.min;
  if (key === 'End') return WIDTH_RANGE.max;
  if (key === 'ArrowRight') return width + (mirrored ? -step : step);
  if (key === 'ArrowLeft') return width - (mirrored ? -step : step);
  return undefined;
}
