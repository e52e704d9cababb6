import {isSampled} from './sampling';

/** The `data-ga-event-*` attributes of an element; `null` where it lacks one. */
export interface EventAttributes {
  category: string | null;
  action: string | null;
  label: string | null;
  /** Share of clicks that are reported, `'0'` to `'1'`; anything else reports all of them. */
  split: string | null;
}

/** Name and payload of an event, as the tag takes them. */
export type ClickEvent = [
  category: string,
  payload: {eventAction: string | null; eventLabel: string | null},
];

/**
 * What a click reports.
 *
 * @param draw a random number from 0 to 1, for sampling
 * @returns nothing without a category, and for clicks that the split leaves out
 */
export function clickEvent(attributes: EventAttributes, draw: number): ClickEvent | undefined {
  const {category, action, label, split} = attributes;
  if (!category || !isSampled(shareOf(split), draw)) return undefined;
  return [category, {eventAction: action, eventLabel: label}];
}

/** A mistyped share must not silence an event for ever. */
function shareOf(split: string | null): number {
  const share = split?.trim() ? Number(split) : 1;
  return share >= 0 && share <= 1 ? share : 1;
}
