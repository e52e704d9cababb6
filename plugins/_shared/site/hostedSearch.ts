/** A search that another company runs. Keys are in every reader's browser: they may only search. */
export type HostedSearch =
  | {provider: 'algolia'; appId: string; apiKey: string; indexName: string}
  | {provider: 'typesense'; host: string; apiKey: string; collection: string};

/** What an application of Algolia's may be called: it becomes a part of a host name. */
export const APP_ID = /^[A-Za-z\d]+$/;
/** An origin, over https alone: what readers type goes there. */
export const HTTPS_ORIGIN = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i;

/**
 * The origin that answers; `undefined` for options that are none, which the plugin refuses itself.
 *
 * @param hosted the option as it is written, before anybody has validated it
 */
export function hostedOrigin(hosted: unknown): string | undefined {
  const {provider, appId, host} = (hosted ?? {}) as Record<string, unknown>;
  if (provider === 'algolia' && APP_ID.test(String(appId))) {
    return `https://${String(appId).toLowerCase()}-dsn.algolia.net`;
  }
  if (provider === 'typesense' && HTTPS_ORIGIN.test(String(host))) return String(host);
  return undefined;
}
