import {packageFolder} from '../../../plugins/_shared/node/packages';
import {readManifest} from './own';

/** What of a library's package.json says what it stands on. */
export interface Standing {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
}

/** The package.json of a package that the site has installed; `undefined`: it has not. */
export type Installed = (name: string) => (Standing & {version: string}) | undefined;

/** What a site has installed. */
export function installedIn(siteDir: string): Installed {
  return (name) => {
    const folder = packageFolder(siteDir, name);
    return folder === undefined ? undefined : readManifest(folder);
  };
}

/** npm names of the packages that a library asks for. */
export function standsOn({peerDependencies, dependencies}: Standing): string[] {
  return Object.keys({...peerDependencies, ...dependencies});
}

/** What libraries write their styles with as they render, and what takes them into the page. */
const WRITERS: Readonly<Record<string, string>> = {
  '@emotion/react': 'vitrine/frames/emotion',
  'styled-components': 'vitrine/frames/styled-components',
  '@griffel/react': 'vitrine/frames/griffel',
};

/**
 * The module of `styles` for a library, by what it stands on, and what that stands on in turn.
 *
 * @returns `undefined` for none
 */
export function stylesFor(library: Standing, installed: Installed): string | undefined {
  const near = standsOn(library);
  const all = [...near, ...near.flatMap((name) => standsOn(installed(name) ?? {}))];
  return Object.entries(WRITERS).find(([writer]) => all.includes(writer))?.[1];
}

/** What a library may leave to those who use it, and does not work without. */
const LEFT_OUT = ['@emotion/react', '@emotion/styled', 'styled-components'];

/**
 * What writes the styles of a library, or of one that it stands on, where that asks for it as an
 * optional peer, which npm does not install: in another way of building it could do without.
 *
 * @returns as `npm install` is asked for it
 */
export function missingWriters(library: Standing, installed: Installed): string[] {
  const all = [library, ...standsOn(library).flatMap((name) => installed(name) ?? [])];
  const asked = all.flatMap(({peerDependencies = {}, peerDependenciesMeta = {}}) =>
    LEFT_OUT.flatMap((name) =>
      peerDependenciesMeta[name]?.optional && !installed(name)
        ? [`${name}@${peerDependencies[name] ?? '*'}`]
        : [],
    ),
  );
  return [...new Set(asked)];
}
