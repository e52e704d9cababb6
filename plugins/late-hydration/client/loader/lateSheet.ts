import {LATE_SHEET} from '../../core/styles/lateSheet';

/** The link to what not every page wears; none where it is switched on, or nothing was divided. */
export function findLateSheet(): HTMLLinkElement | null {
  return document.querySelector(`link[${LATE_SHEET}][disabled]`);
}

/** Loads a file before it is needed. */
export function preload(as: 'script' | 'style', href: string): void {
  document.head.append(Object.assign(document.createElement('link'), {rel: 'preload', as, href}));
}

/** Loads the sheet, and lets nothing wear it yet. */
export function fetchLateSheet(): void {
  const href = findLateSheet()?.getAttribute('href');
  if (href) preload('style', href);
}

/**
 * Has the page wear the sheet: what is drawn from then on has all its styles.
 *
 * @param then called once it is there, or cannot be had: controls that work are worth more than
 *   their looks
 */
export function wearLateSheet(then: () => void): void {
  const sheet = findLateSheet();
  if (!sheet) {
    then();
    return;
  }
  for (const end of ['load', 'error']) sheet.addEventListener(end, then, {once: true});
  sheet.removeAttribute('disabled');
}
