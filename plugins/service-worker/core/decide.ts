/** What is being written: nothing, a field has the focus, or text is there that would be lost. */
export type Typing = 'nothing' | 'focus' | 'changed';

/** A tab in which another release is active than the one it shows. */
export interface TabState {
  /** How often this tab was reloaded by itself for this release; `undefined`: it cannot be kept. */
  reloads: number | undefined;
  isVisible: boolean;
  hasFocus: boolean;
  typing: Typing;
}

/**
 * What to do about a new release: load the page anew, wait until something changes, or let the
 * reader choose.
 */
export function decideReload(tab: TabState): 'reload' | 'wait' | 'offer' {
  const {reloads, isVisible, hasFocus, typing} = tab;
  // A second time would be a loop, and where nothing can be counted every time could be the first.
  if (reloads === undefined || reloads > 0) return 'offer';
  if (typing === 'changed') return 'offer';
  return isVisible && hasFocus && typing === 'nothing' ? 'reload' : 'wait';
}

/** A tab that could not load a script. */
export interface ChunkState {
  /** How often scripts of its release had failed in this session before; `undefined`: it cannot be kept. */
  failures: number | undefined;
  typing: Typing;
}

/** What to do about a script that is gone: one reload, then links that load whole pages. */
export function decideChunk({failures, typing}: ChunkState): 'reload' | 'plain-links' {
  return failures === 0 && typing === 'nothing' ? 'reload' : 'plain-links';
}

/** The most time between two looks for a new release, in milliseconds: an hour. */
export const LOOK_MS = 3_600_000;

/** Whether it is time to look for a new release. Both times in milliseconds. */
export function isLookDue(now: number, last: number): boolean {
  return now - last >= LOOK_MS;
}
