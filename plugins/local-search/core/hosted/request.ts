import {hostedOrigin, type HostedSearch} from '../../../_shared/site/hostedSearch';
import type {Scope} from '../query/scope';

/** What is asked of a hosted search, as `fetch` takes it. */
export interface HostedRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Fields of a record as the crawlers of both providers make it, in the order of their worth. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const SEARCHED = [...LEVELS, 'content'].join(',');
const READ = [...LEVELS, 'content', 'url', 'type'];
/** Nobody types more; an address or a log that was pasted is no question. */
const LONGEST = 200;

/**
 * The request for a query. A scope is asked for by the fields `product_id` and `version`.
 *
 * @param limit the most answers
 */
export function requestOf(
  hosted: HostedSearch,
  query: string,
  scope: Scope,
  limit: number,
): HostedRequest {
  const origin = hostedOrigin(hosted) ?? '';
  const q = query.trim().slice(0, LONGEST);
  if (hosted.provider === 'algolia') {
    const {appId, apiKey, indexName} = hosted;
    return {
      url: `${origin}/1/indexes/${encodeURIComponent(indexName)}/query`,
      headers: {'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey},
      body: JSON.stringify({query: q, hitsPerPage: limit, ...algoliaFields(scope)}),
    };
  }
  const {apiKey, collection} = hosted;
  const search = {collection, q, per_page: limit, ...typesenseFields(scope)};
  return {
    url: `${origin}/multi_search`,
    headers: {'X-TYPESENSE-API-KEY': apiKey},
    body: JSON.stringify({searches: [search]}),
  };
}

function algoliaFields(scope: Scope) {
  const only = scope !== 'all' && {
    facetFilters: [[`product_id:${scope.product}`], [`version:${scope.version}`]],
  };
  return {
    attributesToRetrieve: READ,
    attributesToHighlight: [],
    attributesToSnippet: [],
    ...only,
  };
}

function typesenseFields(scope: Scope) {
  const only = scope !== 'all' && {
    filter_by: `product_id:=\`${scope.product}\` && version:=\`${scope.version}\``,
  };
  return {query_by: SEARCHED, include_fields: READ.join(','), ...only};
}
