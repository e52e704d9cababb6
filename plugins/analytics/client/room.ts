import styles from './dialog.module.css';

/** Pixels between the card and what is scrolled into view above it, or the end of the page. */
const AIR = 8;

/** Pixels below which a window is a phone's: as in dialog.module.css. */
const PHONE = 600;

const SCROLL_PADDING = 'scroll-padding-block-end';
const ASIDE = 'data-aside';
const SETTLED = 'data-settled';

/**
 * Sees to it that the card never covers what has the focus: the page scrolls it into view above
 * the card, and from what does not scroll with the page the card steps to the other side. On a phone
 * it lies over nothing that is read: as soon as the page is scrolled, the card stands below its last
 * line.
 *
 * @param card in the page, at its bottom
 * @param signal ends it
 */
export function makeRoom(card: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement;
  // Below the page, whose last lines could not be scrolled any higher; nothing above it moves.
  const spacer = document.createElement('div');
  spacer.className = styles.spacer ?? '';
  card.before(spacer);
  const keep = () => {
    if (card.hasAttribute(SETTLED) && isPhone()) {
      root.style.removeProperty(SCROLL_PADDING);
      // Now the card has its place there, and some air below it.
      spacer.style.setProperty('block-size', `${AIR}px`);
      card.after(spacer);
      return;
    }
    const covered = window.innerHeight - card.getBoundingClientRect().top;
    const room = `${Math.ceil(covered) + AIR}px`;
    root.style.setProperty(SCROLL_PADDING, room);
    spacer.style.setProperty('block-size', room);
  };
  // After the browser has scrolled to it.
  const handleFocus = ({target}: FocusEvent) => {
    requestAnimationFrame(() => {
      if (target instanceof Element && !signal.aborted && isCovered(target, card)) {
        card.toggleAttribute(ASIDE);
      }
    });
  };
  window.addEventListener('resize', keep, {signal});
  document.addEventListener('focusin', handleFocus, {signal});
  signal.addEventListener('abort', () => {
    root.style.removeProperty(SCROLL_PADDING);
    spacer.remove();
  });
  keep();
  const isAtEnd = () => spacer.getBoundingClientRect().top < window.innerHeight;
  settleForReading(card, {keep, isAtEnd}, signal);
}

/** The room of a card below the page. */
interface Room {
  /** Gives it the size that is needed. */
  keep: () => void;
  /** Whether it is in view: a card that lies over its own room covers nothing. */
  isAtEnd: () => boolean;
}

/** Takes the card from over the page when a reader scrolls on a phone. */
function settleForReading(card: HTMLElement, {keep, isAtEnd}: Room, signal: AbortSignal): void {
  const handleScroll = () => {
    // Not while the reader is in the card: who has called for it would see it go.
    const stays = card.hasAttribute(SETTLED) || card.contains(document.activeElement);
    if (stays || !isPhone() || window.scrollY === 0 || isAtEnd()) return;
    // It is laid out anew: what only changes its place is a shift of the page to browsers.
    card.style.setProperty('display', 'none');
    card.getBoundingClientRect();
    card.setAttribute(SETTLED, '');
    card.style.removeProperty('display');
    keep();
  };
  document.addEventListener('scroll', handleScroll, {passive: true, signal});
  handleScroll();
}

function isPhone(): boolean {
  return window.innerWidth < PHONE;
}

/** By its middle: what is covered up to there could not be made out any more. */
function isCovered(element: Element, card: Element): boolean {
  if (card.contains(element)) return false;
  const {left, right, top, bottom} = element.getBoundingClientRect();
  const over = card.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > over.left && x < over.right && y > over.top && y < over.bottom;
}
