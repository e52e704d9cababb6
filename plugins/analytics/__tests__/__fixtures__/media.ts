/** Media queries that a test answers itself, as jsdom has none. */
export interface Media {
  /** Says that a query is true or not, and tells those who listen to it. */
  set: (query: string, matches: boolean) => void;
  /** Queries that somebody listens to. */
  followed: () => string[];
}

/** Puts `matchMedia` into the window; every query is false until it is set. */
export function fakeMedia(): Media {
  const matching = new Set<string>();
  const targets = new Map<string, {target: EventTarget; listeners: number}>();

  function matchMedia(media: string): MediaQueryList {
    const {target} = targets.get(media) ?? {target: new EventTarget()};
    if (!targets.has(media)) targets.set(media, {target, listeners: 0});
    const add = target.addEventListener.bind(target);
    return Object.assign(Object.create(target) as MediaQueryList, {
      media,
      matches: matching.has(media),
      addEventListener(...call: Parameters<EventTarget['addEventListener']>) {
        const entry = targets.get(media);
        if (entry) entry.listeners += 1;
        add(...call);
      },
    });
  }

  Object.defineProperty(window, 'matchMedia', {value: matchMedia, configurable: true});
  return {
    set(query, matches) {
      if (matches) matching.add(query);
      else matching.delete(query);
      targets.get(query)?.target.dispatchEvent(new Event('change'));
    },
    followed: () => [...targets].filter(([, {listeners}]) => listeners > 0).map(([name]) => name),
  };
}
