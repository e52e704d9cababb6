import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;
type Location = History['location'];

/** What the router of the header moves by. */
export interface HeaderHistory extends History {
  /** Takes over from the browser: the page has a router of its own, which shows this address now. */
  follow: (page: History, shown: Location) => void;
}

/**
 * The way through the site as the header knows it. Before React has taken the page over, its links
 * load whole pages as all others do; then they move as the page does, and the header hears of an
 * address when that page is shown, not when it is asked for.
 */
export function createHeaderHistory(): HeaderHistory {
  const listeners = new Set<Parameters<History['listen']>[0]>();
  let page: History | undefined;
  const show = (shown: Location) => {
    if (shown === history.location) return;
    history.location = shown;
    for (const listener of listeners) listener(shown, 'POP');
  };
  // A link to a heading: the browser alone has followed it.
  addEventListener('hashchange', () => {
    if (!page) show(locationHere());
  });
  const addressOf = (to: unknown) => (typeof to === 'string' ? to : createHref(to as Location));
  const history: HeaderHistory = {
    length: 1,
    action: 'POP',
    location: locationHere(),
    createHref,
    push(to: unknown, state?: unknown) {
      if (page) page.push(to as Location, state);
      else location.assign(addressOf(to));
    },
    replace(to: unknown, state?: unknown) {
      if (page) page.replace(to as Location, state);
      else location.replace(addressOf(to));
    },
    go: (steps) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    block: (prompt) => page?.block(prompt) ?? (() => undefined),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow(next, shown) {
      page = next;
      show(shown);
    },
  };
  return history;
}

function locationHere(): Location {
  const {pathname, search, hash} = window.location;
  return {pathname, search, hash, state: undefined};
}

function createHref({pathname = '', search = '', hash = ''}: Partial<Location>): string {
  return pathname + search + hash;
}
