import {useMemo} from 'react';
import routes from '@generated/routes';

type Routes = readonly {path?: string | string[] | undefined; routes?: Routes | undefined}[];

/**
 * Tells whether the site has a page at an address, which every page knows.
 *
 * @returns takes addresses with the site's base URL and a slash at their end
 */
export function useHasPage(): (address: string) => boolean {
  return useMemo(() => {
    const known = new Set(pathsOf(routes));
    return (address) => known.has(address);
  }, []);
}

function pathsOf(list: Routes): string[] {
  return list.flatMap(({path = [], routes: inner}) => (inner ? pathsOf(inner) : [path].flat()));
}
