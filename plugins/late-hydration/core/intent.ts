/** What a reader, or the browser for them, does to something. */
export type Act = 'point' | 'focus' | 'press' | 'use';

/** What it is done to, as far as that decides; nothing that needs React is none of it. */
export interface Touched {
  /** A control that does nothing, or not all that it promises, without React. */
  isControl: boolean;
  /** Text is typed into it, or one of a list is chosen: its focus is the beginning of its use. */
  isField: boolean;
  /** A live demo, or a part of one. */
  isDemo: boolean;
  /** The header, or a part of it, where that comes alive by itself. */
  isHeader: boolean;
  /** The demo, or the header, is alive or on its way: its own code sees to it. */
  isAlive: boolean;
}

/**
 * - `none`: the page works as it is served;
 * - `fetch`: React may be wanted soon, so its scripts are loaded, and nothing runs;
 * - `run`: React is wanted now.
 */
export type Intent = 'none' | 'fetch' | 'run';

/**
 * What React takes over by itself. The page brings its header; its demos, and its header, leave it
 * as it was served.
 */
export type Part = 'header' | 'demos' | 'page';

/** What is wanted alive by an act on something. */
export function partOf({isDemo, isHeader}: Touched): Part {
  if (isDemo) return 'demos';
  return isHeader ? 'header' : 'page';
}

/** What an act asks for. Pointing is no use: whoever crosses the page with the pointer pays nothing. */
export function intentOf(act: Act, {isControl, isField, isDemo, isAlive}: Touched): Intent {
  if (isAlive) return 'none';
  if (isDemo) return 'run';
  if (!isControl) return 'none';
  const isUsed = act === 'press' || act === 'use' || (act === 'focus' && isField);
  return isUsed ? 'run' : 'fetch';
}

/** What the browser says of the line, all of which it may keep to itself. */
export interface Line {
  /** The reader pays for each byte. */
  saveData?: boolean;
  /** As of the Network Information API: `slow-2g`, `2g`, `3g`, `4g`. */
  effectiveType?: string;
}

/** Whether anything may be loaded that the reader has not asked for. */
export function isSpared({saveData = false, effectiveType = ''}: Line): boolean {
  return saveData || /2g$/.test(effectiveType);
}

/** What is known of an address that a page is opened at. */
export interface Opened {
  /** Its query, with the question mark. */
  search: string;
  /** Its hash names something that is there, and can be seen; or it has none. */
  isAtTarget: boolean;
  /** A part of the page says that it is nothing without React. */
  isWanted: boolean;
}

/** Whether a page that was just loaded shows what was asked for only with React. */
export function isWantedAtOnce({search, isAtTarget, isWanted}: Opened): boolean {
  return isWanted || search !== '' || !isAtTarget;
}

/** What may want React though nobody uses the page. */
export interface Background {
  /** The site measures, asks or advertises, by its options. */
  isWatched: boolean;
  /** A tag that measures stands in the page, whoever put it there. */
  hasTag: boolean;
  /** The site has a worker, and this browser none of it yet. */
  lacksWorker: boolean;
}

/** Whether React comes once the browser has nothing better to do. */
export function isWantedWhenIdle(background: Background, line: Line): boolean {
  return !isSpared(line) && Object.values(background).includes(true);
}
