/** Two versions of an API. */
export interface Choice {
  /** The earlier version. */
  from: string;
  to: string;
}

/**
 * The two versions that an address asks for, the earlier first. Where it does not say, or says it
 * wrongly, they are the newest version and the last of the minor before.
 *
 * @param versions oldest first, at least two
 * @param search `?from=7.0.0&to=7.3.4`
 */
export function resolveChoice(versions: readonly string[], search: string): Choice {
  const asked = new URLSearchParams(search);
  const newest = versions.length - 1;
  const to = placeOf(versions, asked.get('to')) ?? newest;
  const from = placeOf(versions, asked.get('from')) ?? beforeMinor(versions, to);
  const pair = from === to ? [beforeMinor(versions, newest), newest] : [from, to];
  const [first = 0, last = 0] = pair.sort((a, b) => a - b);
  return {from: versions[first] ?? '', to: versions[last] ?? ''};
}

function placeOf(versions: readonly string[], version: string | null): number | undefined {
  const place = versions.indexOf(version ?? '');
  return place === -1 ? undefined : place;
}

/** The place of the last version of another minor; of the one before where there is none. */
function beforeMinor(versions: readonly string[], place: number): number {
  const minor = minorOf(versions[place]);
  const before = versions.slice(0, place).findLastIndex((version) => minorOf(version) !== minor);
  return before === -1 ? Math.max(place - 1, 0) : before;
}

function minorOf(version = ''): string {
  return version.split('.').slice(0, 2).join('.');
}
