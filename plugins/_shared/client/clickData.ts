/** The attributes by which an element reports its clicks. */
export type ClickData = ReturnType<typeof clickData>;

/**
 * Attributes for the element that is clicked, not for what stands around it: a click beside it is
 * no choice. `docs/vitrine/analytics.md` lists all events.
 *
 * @param category part of the site, e.g. `search`
 * @param action what the click does there, e.g. `filter`
 * @param label what was chosen: an id, a path or a text. Left out where there is no choice, and
 *   where a link leads to a page of the site: its page view says which one
 */
export function clickData(category: string, action: string, label?: string) {
  return {
    'data-ga-event-category': category,
    'data-ga-event-action': action,
    'data-ga-event-label': label,
  };
}
