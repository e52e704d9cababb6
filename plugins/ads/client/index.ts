import placement from '@generated/ads/default/options.json';
import {isDemoWindow, whenLoaded} from '../../_shared/client';
import {decide} from '../core/decide';
import type {Surroundings} from './providers';
import {showAd} from './showAd';

/** The first of them, should a theme have put more than one slot into its page. */
const ROOM = '[data-house-slot] [data-house-room]';

const around: Surroundings = {
  draw: () => Math.random(),
  fetch: (...request) => fetch(...request),
  loadImage,
  now: () => Date.now(),
};

/** The page view that an ad is shown in, or was looked for. */
let current: {room: HTMLElement | null; view: AbortController} | undefined;

/**
 * Docusaurus' hook, called after the new page stands in the document: its slot is there by then, or
 * the page has none. One ad for each page view, which other hashes and queries are part of.
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  if (isDemoWindow() || location.pathname === previousLocation?.pathname) return;
  const room = document.querySelector<HTMLElement>(ROOM);
  // The address was put right, a slash added: it is the same page, which keeps its ad.
  if (room && room === current?.room) return;
  current?.view.abort();
  current = {room, view: new AbortController()};
  if (!room || !isWanted()) return;
  const {signal} = current.view;
  whenLoaded(() => void showAd(room, placement, around, signal));
}

function isWanted(): boolean {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const {frequency} = placement;
  // A page that has a slot does not disable its ad.
  return decide({isDevelopment, disableAd: false}, navigator, {frequency, draw: Math.random()});
}

function loadImage(src: string): Promise<unknown> {
  const image = new Image();
  image.src = src;
  return image.decode();
}
