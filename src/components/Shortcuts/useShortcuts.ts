import {useEffect, useEffectEvent} from 'react';
import {allowsSingleKeys} from './singleKeys';
import {shortcutOf} from './shortcutOf';
import type {Shortcut} from './shortcutOf';

/** What the shortcuts open. */
interface Handlers {
  onFind: () => void;
  onList: () => void;
}

/** Listens to the site's keys: `/` and Ctrl/⌘+K, `?`, `[` and `]`. To be mounted once. */
export function useShortcuts({onFind, onList}: Handlers): void {
  const act = useEffectEvent((shortcut: Shortcut): boolean => {
    if (shortcut === 'previous') return follow('prev');
    if (shortcut === 'next') return follow('next');
    if (shortcut === 'find') onFind();
    else onList();
    return true;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, allowsSingleKeys());
      if (shortcut !== undefined && act(shortcut)) event.preventDefault();
    };
    // The window is the last to hear: what a demo handles is not the site's.
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

/** Follows the page's own link, so that the way is the reader's: no reload, counted as a click. */
function follow(rel: 'prev' | 'next'): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`a[rel~=${rel}]`);
  link?.click();
  return link !== null;
}
