import {whenIdle} from '../../../_shared/client/whenIdle';

/** A document that a browser may draw before anybody opens it, as no list of its members has it yet. */
type Drawn = Document & {prerendering?: boolean};

const isDrawnAhead = () => (document as Drawn).prerendering === true;

/** Acts once a reader has the page before them: at once, unless it was drawn ahead. */
export function whenOpened(act: () => void): void {
  if (isDrawnAhead()) document.addEventListener('prerenderingchange', act, {once: true});
  else act();
}

/** Browsers lay out what they draw ahead when it is opened. Whoever asks where something is has it sooner. */
export function layOutAhead(): void {
  if (isDrawnAhead()) whenIdle(() => document.documentElement.getBoundingClientRect());
}
