import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../_shared/client';
import type {PageModel} from '../../core/page/pageModel';
import Definition from './Definition';
import styles from './types.module.css';

/** What is shown, and where. */
export interface Opened {
  /** Names that led here, the one that is shown last. */
  trail: readonly string[];
  /** Place of the name that was clicked first. */
  at: DOMRect;
}

interface Props {
  readonly definitions: PageModel['definitions'];
  readonly opened: Opened;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** A definition beside the name that asked for it. Escape closes, and gives the focus back. */
export default function TypePopover({definitions, opened, onBack, onClose}: Props): ReactNode {
  const {trail, at} = opened;
  const popover = usePopover(at, onClose);
  const name = trail.at(-1) ?? '';
  const definition = definitions[name];
  // What was clicked is gone when the next definition is shown: the focus stays in the popover.
  useEffect(() => popover.current?.focus({preventScroll: true}), [popover, name]);
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      className={styles.popover}
    >
      {trail.length > 1 && (
        <button
          type="button"
          className={styles.back}
          onClick={onBack}
          {...clickData('api', 'back', trail.at(-2))}
        >
          {translate(
            {
              id: 'vitrine.api.back',
              message: 'Back to {name}',
              description: 'Button in the small window with a type: to the type that led here',
            },
            {name: trail.at(-2) ?? ''},
          )}
        </button>
      )}
      <p className={styles.title}>
        <code dir="ltr">{name}</code>
      </p>
      {definition && <Definition definition={definition} />}
    </div>
  );
}

/** Shows the element in the top layer, below a place and within the window's width. */
function usePopover(at: DOMRect, onClose: () => void) {
  const popover = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = popover.current;
    if (!element) return undefined;
    const closed = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') close.current();
    };
    element.addEventListener('toggle', closed);
    element.showPopover();
    const room = document.documentElement.clientWidth - element.offsetWidth - 8;
    element.style.left = `${Math.max(8, Math.min(at.left, room)) + window.scrollX}px`;
    // Above where there is no room below, and more of it above.
    const height = element.offsetHeight + 6;
    const isAbove = at.bottom + height > window.innerHeight && at.top > height;
    element.style.top = `${(isAbove ? at.top - height : at.bottom + 6) + window.scrollY}px`;
    return () => element.removeEventListener('toggle', closed);
  }, [at]);
  return popover;
}
