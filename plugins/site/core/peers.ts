import {satisfies, validRange} from 'semver';
import type {ErrorParts} from '../../_shared/text/errors';

export {ONE_REACT} from '../../demo-code/core/secondReact';

/** A page has one copy of each: a second one knows nothing of the hooks of the first. */
const REACT = ['react', 'react-dom'];

/** A package that is installed, as far as its peers are looked at. */
export interface PeerManifest {
  version: string;
  peerDependencies?: Record<string, string>;
}

/**
 * What a library says of the React that the site does not have. No fault: many a library that names
 * an older one works, and whether this one does, its demos tell.
 *
 * @param name npm name of the library
 * @param installed version of a package by its npm name, `undefined` where it is not there
 * @returns one notice for all packages of React, or none
 */
export function otherReact(
  name: string,
  {version, peerDependencies = {}}: PeerManifest,
  installed: (name: string) => string | undefined,
): ErrorParts[] {
  const asked = REACT.flatMap((peer) => {
    const range = peerDependencies[peer];
    const found = installed(peer);
    const isMet = range === undefined || found === undefined || isIn(found, range);
    return isMet ? [] : [{peer, range, found}];
  });
  const [first] = asked;
  if (first === undefined) return [];
  const {peer, range, found} = first;
  return [
    {
      where: `node_modules/${name}/package.json`,
      what: `${name} ${version} asks for ${peer} ${range}, and the site runs ${found}`,
      fix: `take a version of ${name} that allows ${peer} ${found}; until there is one, try its demos: what it misses, they say`,
    },
  ];
}

/** Words such as `latest` or `workspace:^` are no range: nothing is known of them. */
function isIn(version: string, range: string): boolean {
  return validRange(range) === null || satisfies(version, range, {includePrerelease: true});
}
