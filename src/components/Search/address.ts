import type {Scope} from '../../../plugins/local-search/client';
import {BASE_URL} from '../site';

/** Address of the page of results; without a query, of the list of all pages. */
export function resultsAddress(query = '', scope: Scope = 'all'): string {
  if (query.trim() === '') return `${BASE_URL}search/`;
  const asked = new URLSearchParams({q: query.trim()});
  asked.set('product', scope === 'all' ? 'all' : scope.product);
  if (scope !== 'all' && scope.version !== 'current') asked.set('version', scope.version);
  return `${BASE_URL}search/?${asked.toString()}`;
}
