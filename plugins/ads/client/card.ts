import {isInSite} from '../core/address';
import type {Ad} from '../core/types';
import styles from './card.module.css';

/** The size at which a picture is shown, in pixels. */
const PICTURE = {width: 130, height: 100};

/** The link that an ad is: its picture, and beside or below it the sponsor and a sentence. */
export function createCard(ad: Ad): HTMLAnchorElement {
  const card = document.createElement('a');
  card.className = styles.card ?? '';
  card.href = ad.link;
  card.rel = 'sponsored noopener';
  // A page of the site opens like any other page of the site.
  if (!isInSite(ad.link)) card.target = '_blank';
  const text = document.createElement('span');
  text.className = styles.text ?? '';
  // The space keeps the two apart for those who hear them.
  text.append(
    createLine(ad.name, styles.name),
    ' ',
    createLine(ad.description, styles.description),
  );
  card.append(createPicture(ad.img), text);
  return card;
}

function createPicture(src: string): HTMLImageElement {
  const picture = document.createElement('img');
  // The text beside it says all that there is to say.
  Object.assign(picture, {...PICTURE, alt: '', className: styles.picture, decoding: 'async'});
  picture.addEventListener('error', () => picture.remove());
  picture.src = src;
  return picture;
}

function createLine(text: string, className = ''): HTMLElement {
  const line = document.createElement('span');
  line.className = className;
  line.textContent = text;
  return line;
}

/** Says of all links of an ad that was made elsewhere what ours say of themselves. */
export function markLinks(element: HTMLElement): void {
  for (const link of element.querySelectorAll('a')) link.relList.add('sponsored', 'noopener');
}

/** Makes clicks within an element events of the ad. */
export function markClicks(element: HTMLElement, name: string): void {
  element.setAttribute('data-ga-event-category', 'ad');
  element.setAttribute('data-ga-event-action', 'click');
  element.setAttribute('data-ga-event-label', name);
}
