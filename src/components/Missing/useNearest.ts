import {useEffect, useState} from 'react';
import type {IndexedPage} from '../../../plugins/page-index/client';

/** At most so many pages are offered: beyond that it is a list to search, not an answer. */
const LIMIT = 3;

interface Found {
  /** The address these pages are near to. */
  path: string;
  /** `undefined` where the list of pages could not be loaded. */
  pages: IndexedPage[] | undefined;
}

/**
 * The pages whose addresses are nearest to one that leads nowhere.
 *
 * @param path the address asked for; `undefined` until it is known
 * @returns the pages, best first; `'waiting'` or `'failed'` where there are none to speak of
 */
export function useNearest(path: string | undefined): IndexedPage[] | 'waiting' | 'failed' {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isCurrent = true;
    const show = (pages: IndexedPage[] | undefined) => {
      if (isCurrent) setFound({path, pages});
    };
    findNearest(path).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  if (found?.path !== path || !found) return 'waiting';
  return found.pages ?? 'failed';
}

/** The list and what compares it are loaded here: every page brings what it shows if it is missing. */
async function findNearest(path: string): Promise<IndexedPage[]> {
  const {loadPages, nearestPages} = await import('../../../plugins/page-index/client');
  return nearestPages(path, await loadPages(), LIMIT);
}
