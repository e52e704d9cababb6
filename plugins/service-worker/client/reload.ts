import {decideReload} from '../core/decide';
import {addCount, readCount} from './counts';
import {showNote} from './note';
import type {ReadTyping} from './typing';

/** Where the reloads of each release are counted, in the storage of the tab. */
const STORAGE_KEY = 'vitrine-reloads';

/** After each of these another decision may come out. */
const CHANGES = ['focus', 'focusout', 'input', 'visibilitychange'] as const;

/**
 * Brings a tab to a new release as soon as nobody is disturbed by it, at most once.
 *
 * @param release the release that is active now
 * @param reload loads the page anew
 */
export function bringTo(
  release: string,
  typing: ReadTyping,
  reload: () => void = reloadInPlace,
): void {
  const decide = () => {
    const decision = decideReload({
      reloads: readCount(STORAGE_KEY, release),
      isVisible: document.visibilityState === 'visible',
      hasFocus: document.hasFocus(),
      typing: typing(),
    });
    if (decision === 'wait') return;
    for (const name of CHANGES) window.removeEventListener(name, later, true);
    if (decision === 'reload' && addCount(STORAGE_KEY, release)) reload();
    else showNote(reload);
  };
  // The focus goes to the next field only after it has left the one before.
  const later = () => void setTimeout(decide);
  for (const name of CHANGES) window.addEventListener(name, later, true);
  decide();
}

/** The browser brings the reader back to where the page was scrolled to, if it is let. */
export function reloadInPlace(): void {
  history.scrollRestoration = 'auto';
  location.reload();
}
