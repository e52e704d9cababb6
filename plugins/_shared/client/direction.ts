const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** The direction of the page. */
export function readDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * Calls back whenever the direction or the mode of the page may have changed. One observer serves
 * all demos.
 *
 * @returns stops watching
 */
export function watchPage(listener: () => void): () => void {
  listeners.add(listener);
  observer ??= observe();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

function observe(): MutationObserver {
  const created = new MutationObserver(() => {
    for (const listener of [...listeners]) listener();
  });
  created.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['dir', 'data-theme'],
  });
  return created;
}
