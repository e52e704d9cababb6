import {LATE_SHEET} from '../../core/styles/lateSheet';

/** The links to what pages do not wear as they are served; none where they are switched on. */
export function findLateSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[${LATE_SHEET}][disabled]`)];
}

/** Loads a file before it is needed. */
export function preload(as: 'script' | 'style', href: string): void {
  document.head.append(Object.assign(document.createElement('link'), {rel: 'preload', as, href}));
}

/** Loads the sheets, and lets nothing wear them yet. */
export function fetchLateSheets(): void {
  for (const sheet of findLateSheets()) preload('style', sheet.getAttribute('href') ?? '');
}

/**
 * Has the page wear the sheets: what is drawn from then on has all its styles.
 *
 * @param then called once all are there, or cannot be had: controls that work are worth more than
 *   their looks
 */
export function wearLateSheets(then: () => void): void {
  const sheets = findLateSheets();
  let left = sheets.length;
  if (left === 0) then();
  const end = () => {
    left -= 1;
    if (left === 0) then();
  };
  for (const sheet of sheets) {
    for (const type of ['load', 'error']) sheet.addEventListener(type, end, {once: true});
    sheet.removeAttribute('disabled');
  }
}
