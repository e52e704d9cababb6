import {useRef} from 'react';
import type {MouseEvent, SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {addressOf} from './address';

/** What the links of a tree need of what is around them. */
export interface TreeLinks {
  /**
   * Whether they are served. Not in a language that lacks pages: each link finds out where such a page
   * is, and leads there.
   */
  areServed: boolean;
  /** The address to be written for an item's, of which the build is told that it has to exist. */
  addressOf: (href: string) => string;
}

/** Of the element around the links. */
interface Listeners {
  onClick?: (event: MouseEvent) => void;
  onPointerOver?: (event: SyntheticEvent) => void;
  onTouchStart?: (event: SyntheticEvent) => void;
}

/**
 * Serves all links of a tree at once, as Docusaurus' Link serves one: followed in the page, fetched
 * when they are pointed at. A tree has hundreds, and a component for each was most of the work of
 * rendering a page and of bringing it to life.
 */
export function useTreeLinks(): TreeLinks & {listeners: Listeners} {
  const {collectLink} = useBrokenLinks();
  const {i18n, siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const fetched = useRef<string>(undefined);
  const fetchTarget = ({target}: SyntheticEvent) => {
    const link = linkAt(target);
    if (!link || link.href === fetched.current) return;
    fetched.current = link.href;
    window.docusaurus.preload(link.pathname);
  };
  const areServed = i18n.currentLocale === i18n.defaultLocale;
  const noted = (href: string) => {
    const address = addressOf(href, siteConfig);
    collectLink(address);
    return address;
  };
  if (!areServed) return {areServed, addressOf: noted, listeners: {}};
  return {
    areServed,
    addressOf: noted,
    listeners: {
      onClick(event) {
        const link = linkAt(event.target);
        if (!link || !isPlain(event)) return;
        event.preventDefault();
        const address = link.pathname + link.search + link.hash;
        const {pathname, search, hash} = window.location;
        // What is open already gets no second entry in the history.
        if (address === pathname + search + hash) history.replace(address);
        else history.push(address);
      },
      onPointerOver: fetchTarget,
      onTouchStart: fetchTarget,
    },
  };
}

/** The link that leads to a page of the site, and opens where it stands; else `undefined`. */
function linkAt(target: EventTarget): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOwn = link?.origin === window.location.origin && ['', '_self'].includes(link.target);
  return isOwn ? link : undefined;
}

/** Whether a click asks for nothing but to follow. */
function isPlain(event: MouseEvent): boolean {
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isHeld && !event.defaultPrevented;
}
