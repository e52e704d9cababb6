/** The part of an address that decides. */
export interface PageHost {
  hostname: string;
  /** With the port, unless it is that of the protocol. */
  host: string;
}

/** What may stand in the list of hosts: a name or an address, with a port or without. */
export const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[a-f\d:.]+\])(?::\d{1,5})?$/;

/**
 * Whether a page stands on one of the hosts: exactly, as a preview on another name, or under a
 * name of the same domain, must not keep what readers see.
 *
 * @param hosts an entry without a port fits every port, one with a port that one only
 */
export function isOfficial(hosts: readonly string[], {hostname, host}: PageHost): boolean {
  return hosts.some((each) => each === (/:\d+$/.test(each) ? host : hostname));
}

/** The host of the site's `url` and those of the option, each once. */
export function officialHosts(url: string, more: readonly string[]): string[] {
  return [...new Set([new URL(url).host, ...more])];
}
