export const SPEAKER = 'data-announcer';

/**
 * Says a word to those who listen, politely, by the page's one live region, or by that of the modal
 * dialog that is open. Called without a word it puts the region into the page: one that comes
 * together with its word is not listened to.
 *
 * @param word what is said; nothing empties the region, so that the same word is news again
 */
export function announce(word = ''): void {
  const own = document.querySelector(`dialog[open] [${SPEAKER}]`);
  let speaker = own ?? document.querySelector(`body > [${SPEAKER}]`);
  if (!speaker) {
    const region = document.createElement('div');
    region.setAttribute(SPEAKER, '');
    region.setAttribute('role', 'status');
    region.style.cssText =
      'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    speaker = document.body.appendChild(region);
  }
  speaker.textContent = word;
}
