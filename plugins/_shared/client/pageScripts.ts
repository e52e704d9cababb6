import {LATE_SCRIPTS, readLateScripts} from '../loading/lateScripts';

/**
 * The scripts that a page comes alive with, as their addresses are written: those that are to come
 * later before those that stand in it.
 */
export function pageScripts({scripts: [...all]}: Document): string[] {
  const late = all.flatMap((script) => readLateScripts(script.getAttribute(LATE_SCRIPTS)));
  return [...late, ...all.flatMap((script) => script.getAttribute('src') ?? [])];
}
