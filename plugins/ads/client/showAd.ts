import {readConsent, track} from '../../_shared/client';
import {isSampled} from '../core/draw';
import type {Placement} from '../core/types';
import {askInTurn} from './askInTurn';
import type {Found} from './askInTurn';
import {createCard, markClicks, markLinks} from './card';
import styles from './card.module.css';
import {providersOf} from './providers';
import type {Surroundings} from './providers';
import {whenViewed} from './whenViewed';

/** What is set on the room once there is an ad in it; the slot is invisible without. */
const SHOWN = 'data-house-shown';

/**
 * Finds an ad and shows it. Whatever fails on the way empties the room again, and goes no further.
 *
 * @param room the element of the slot that is filled; its size never changes
 * @param left aborted when the reader leaves the page
 */
export async function showAd(
  room: HTMLElement,
  placement: Placement,
  around: Surroundings,
  left: AbortSignal,
): Promise<void> {
  try {
    // Asked once: consent that comes later is for the next page, not for what is being read.
    const providers = providersOf(placement, readConsent() === 'analytics', around);
    const found = await askInTurn(providers, room, placement.timeout, left);
    if (!found || left.aborted) return;
    const label = fillPlace(found);
    room.setAttribute(SHOWN, '');
    if (!isSampled(placement.displayRatio, around.draw())) return;
    whenViewed(room, left, () => track('ad', {eventAction: 'display', eventLabel: label}));
  } catch {
    room.removeAttribute(SHOWN);
    room.replaceChildren();
  }
}

/** Puts what was found where it belongs; returns what its events are called by. */
function fillPlace({provider, place, content}: Found): string {
  if (content instanceof HTMLElement) {
    place.className = styles.foreign ?? '';
    markClicks(content, provider.name);
    markLinks(content);
    return provider.name;
  }
  const card = createCard(content);
  markClicks(card, content.name);
  place.append(card);
  if ('impressions' in content) content.impressions.forEach(requestPixel);
  return content.name;
}

/** Tells the network that its ad is shown, and nothing of the page. */
function requestPixel(src: string): void {
  // The reader may have taken the consent back while the network was thinking.
  if (readConsent() !== 'analytics') return;
  const pixel = new Image(1, 1);
  pixel.referrerPolicy = 'no-referrer';
  pixel.src = src;
}
