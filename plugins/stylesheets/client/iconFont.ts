import {followConsent, whenLoaded} from '../../_shared/client';
import {loadStylesheet} from './loadStylesheet';

/** The icon font's stylesheet, and what an icon is. */
export interface IconFont {
  /** Address, absolute or of this site. */
  href: string;
  /** CSS selector of all icons. */
  selector: string;
}

/** Before all other sheets, so that what components say of their icons comes later and holds. */
const FIRST_SHEET = 'link[rel="stylesheet"], style';

/**
 * Loads the icon font's stylesheet, once for as long as the page lives, as soon as it shows an
 * icon. One from another site waits until the reader allows it, and goes when that is taken back.
 *
 * @returns ends it
 */
export function provideIconFont(iconFont: IconFont): () => void {
  let end = new AbortController();
  const begin = () => loadWhenSeen(iconFont, end.signal);
  const isForeign = new URL(iconFont.href, document.baseURI).origin !== window.location.origin;
  if (!isForeign) begin();
  const unfollow = followConsent((consent) => {
    if (!isForeign) return;
    end.abort();
    end = new AbortController();
    if (consent === 'analytics') whenLoaded(begin);
  });
  return () => {
    unfollow();
    end.abort();
  };
}

function loadWhenSeen({href, selector}: IconFont, signal: AbortSignal): void {
  const load = () => void loadStylesheet(href, {before: FIRST_SHEET, signal});
  if (document.querySelector(selector)) {
    load();
    return;
  }
  const observer = new MutationObserver((records) => {
    if (!records.some(({addedNodes}) => [...addedNodes].some((node) => holds(node, selector)))) {
      return;
    }
    observer.disconnect();
    load();
  });
  // The body, not the application: menus and dialogs stand beside it.
  observer.observe(document.body, {childList: true, subtree: true});
  signal.addEventListener('abort', () => observer.disconnect());
}

function holds(node: Node, selector: string): boolean {
  return node instanceof Element && (node.matches(selector) || !!node.querySelector(selector));
}
