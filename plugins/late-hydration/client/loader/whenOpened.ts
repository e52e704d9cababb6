/** A document that a browser may draw before anybody opens it, as no list of its members has it yet. */
type Drawn = Document & {prerendering?: boolean};

/** Acts once a reader has the page before them: at once, unless it was drawn ahead. */
export function whenOpened(act: () => void): void {
  if ((document as Drawn).prerendering !== true) act();
  else document.addEventListener('prerenderingchange', act, {once: true});
}
