import {translate} from '@docusaurus/Translate';
import styles from './note.module.css';

const NOTE = 'data-release-note';

/**
 * Says that there is a new version, and lets the reader choose when to load it. Once on a page.
 *
 * @param reload loads the page anew
 */
export function showNote(reload: () => void): void {
  if (document.querySelector(`[${NOTE}]`)) return;
  const note = document.createElement('div');
  note.setAttribute(NOTE, '');
  note.setAttribute('role', 'status');
  note.className = styles.note ?? '';
  document.body.append(note);
  const text = document.createElement('span');
  text.textContent = translate({
    id: 'vitrine.offline.newVersion',
    message: 'A new version is available.',
    description: 'The note that a page shows when a newer release of the site is ready',
  });
  // A live region is heard only if it stands in the page before its words do.
  setTimeout(() => note.append(text, reloadButton(reload), closeButton(note)));
}

function reloadButton(reload: () => void): HTMLButtonElement {
  const label = translate({
    id: 'vitrine.offline.reload',
    message: 'Reload',
    description: 'The button of the note on a newer release that loads the page anew',
  });
  return makeButton(label, 'reload', reload);
}

function closeButton(note: HTMLElement): HTMLButtonElement {
  const label = translate({
    id: 'vitrine.offline.later',
    message: 'Later',
    description: 'The button of the note on a newer release that closes the note',
  });
  return makeButton(label, 'reload-later', () => note.remove());
}

function makeButton(label: string, action: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.className = styles.button ?? '';
  button.setAttribute('data-ga-event-category', 'offline');
  button.setAttribute('data-ga-event-action', action);
  button.addEventListener('click', onClick);
  return button;
}
