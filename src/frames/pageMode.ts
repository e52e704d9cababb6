import {useSyncExternalStore} from 'react';
import type {Mode} from '../../plugins/_shared/client/frameModule';

/**
 * The mode of the page. On the server, and while a demo is hydrated, it is `light`: what is served
 * is the same in both, and only style sheets tell them apart.
 */
export function usePageMode(): Mode {
  return useSyncExternalStore(watch, read, () => 'light');
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}

function read(): Mode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}
