import {useEffect, useState} from 'react';
import {loadPages, nearestPages} from '../../../plugins/page-index/client';
import type {Page} from '../../../plugins/page-index/client';

/** At most so many pages are offered: beyond that it is a list to search, not an answer. */
const LIMIT = 3;

interface Found {
  /** The address these pages are near to. */
  path: string;
  /** `undefined` where the list of pages could not be loaded. */
  pages: Page[] | undefined;
}

/**
 * The pages whose addresses are nearest to one that leads nowhere.
 *
 * @param path the address asked for; `undefined` until it is known
 * @returns the pages, best first; `'waiting'` or `'failed'` where there are none to speak of
 */
export function useNearest(path: string | undefined): Page[] | 'waiting' | 'failed' {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isCurrent = true;
    const show = (pages: Page[] | undefined) => {
      if (isCurrent) setFound({path, pages});
    };
    loadPages().then(
      (pages) => show(nearestPages(path, pages, LIMIT)),
      () => show(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  if (found?.path !== path || !found) return 'waiting';
  return found.pages ?? 'failed';
}
