import {asksToCopy} from '../../../_shared/client/asksToCopy';
import {HYDRATE_EVENT} from '../../../_shared/loading/lateScripts';
import {intentOf, partOf} from '../../core/intent';
import type {Act} from '../../core/intent';
import {openServed} from '../servedDialog';
import {isShortcut, opensSearch} from './heldKeys';
import type {Session} from './session';
import {touchedBy} from './touched';

/** How long the pointer rests on a control before its code is worth loading, in milliseconds. */
const REST_MS = 65;

/** Event → what a reader does by it. */
const ACTS: Readonly<Record<string, Act>> = {
  focusin: 'focus',
  pointerdown: 'press',
  click: 'use',
  input: 'use',
  change: 'use',
};

/** Follows what a reader does, until React is there. */
export function serveIntent(session: Session): void {
  const options = {capture: true, passive: true, signal: session.signal};
  const act = (kind: Act, target: EventTarget | null) => {
    if (kind === 'use') openServed(target);
    const touched = touchedBy(target);
    const intent = intentOf(kind, touched);
    const part = partOf(touched);
    if (intent === 'fetch') session.fetch(part);
    const isUse = kind === 'press' || kind === 'use';
    if (intent === 'run') (isUse ? session.want : session.run)(part);
  };
  for (const [type, kind] of Object.entries(ACTS)) {
    document.addEventListener(type, ({target}) => act(kind, target), options);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = ({target}: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => act('point', target), REST_MS);
  };
  document.addEventListener('pointerover', rest, options);
  session.signal.addEventListener('abort', () => clearTimeout(timer));
  const handleKey = (press: KeyboardEvent) => {
    // Those of the header are its own as soon as it is alive.
    const part = asksToCopy(press) ? 'page' : 'header';
    if (!isShortcut(press) || session.isAlive(part)) return;
    press.preventDefault();
    if (!opensSearch(press)) session.holdKey(press);
    session.want(part);
  };
  // The last to hear, as the shortcuts themselves are.
  window.addEventListener('keydown', handleKey, {signal: session.signal});
  document.addEventListener(
    HYDRATE_EVENT,
    ({target}) => session.run(partOf(touchedBy(target))),
    options,
  );
}
