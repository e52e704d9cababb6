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
  /** @param place of a name in the trail, which is shown again */
  readonly onBack: (place: number) => void;
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
      {trail.length > 1 ? (
        <Trail trail={trail} onBack={onBack} />
      ) : (
        <p className={styles.title}>
          <code dir="ltr">{name}</code>
        </p>
      )}
      {definition && <Definition definition={definition} />}
    </div>
  );
}

interface TrailProps extends Pick<Props, 'onBack'> {
  readonly trail: readonly string[];
}

/** The names that led here, each of which leads back; the last is shown. */
function Trail({trail, onBack}: TrailProps): ReactNode {
  const label = translate({
    id: 'vitrine.api.trail',
    message: 'Types that led here',
    description:
      'Accessible name of the names that led to a type, in the small window that shows it',
  });
  return (
    <nav aria-label={label}>
      <ol className={styles.trail} dir="ltr">
        {trail.map((name, index) => (
          <li key={name}>
            {index === trail.length - 1 ? (
              <strong aria-current="true">
                <code>{name}</code>
              </strong>
            ) : (
              <button
                type="button"
                className={styles.back}
                aria-label={translate(
                  {
                    id: 'vitrine.api.back',
                    message: 'Back to {name}',
                    description: 'Button in the small window with a type: to a type that led here',
                  },
                  {name},
                )}
                onClick={() => onBack(index)}
                {...clickData('api', 'back', name)}
              >
                <code>{name}</code>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
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
