import {ERROR_ENTRIES} from './errorEntries';

/** Where the guide lists all errors. */
const GUIDE = 'https://vitrine.example.com/vitrine/errors/';
/** An entry with fewer letters of its own would be found in texts that it does not mean. */
const FEWEST_LETTERS = 8;
/** What only a run knows, in the texts of the guide. */
const UNKNOWN = '…';

interface Entry {
  anchor: string;
  pattern: RegExp;
}

/** Of two that fit, the one that says more is meant: it is first. */
const ENTRIES: readonly Entry[] = ERROR_ENTRIES.map(([anchor, what]) => ({anchor, what}))
  .filter(({what}) => own(what) >= FEWEST_LETTERS)
  .sort((a, b) => own(b.what) - own(a.what))
  .map(({anchor, what}) => ({anchor, pattern: patternOf(what)}));

/** Where the guide says more of a fault; `undefined` for what it does not list. */
export function guideOf(text: string): string | undefined {
  const anchor = anchorOf(text);
  return anchor && `${GUIDE}#${anchor}`;
}

/** Anchor of the entry for a fault; `undefined` for what Vitrine's own code does not tell. */
export function anchorOf(text: string): string | undefined {
  const [what = ''] = text.split('\n  Fix: ');
  return ENTRIES.find(({pattern}) => pattern.test(what))?.anchor;
}

function own(what: string): number {
  return what.replaceAll(/[^\p{L}]/gu, '').length;
}

/** What stands behind the place of a fault. */
function patternOf(what: string): RegExp {
  const parts = what.split(UNKNOWN).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`: ${parts.join('[^]*?')}$`);
}
