import {satisfies} from 'semver';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import type {ModeSelectors} from '../../../plugins/library-sheets/core/modes';
import {hasProvider} from './frames';
import {standsOn} from './standing';
import type {Installed, Standing} from './standing';

/** What a library's product says where Vitrine has a frame for it. */
export interface Ready {
  /** Module of the frame. */
  frame: string;
  /** Versions of the library that it is made for, and is tried with. */
  range: string;
  /** Style sheet, as a demo would import it. */
  css?: string;
  modes?: ModeSelectors;
  mirror?: boolean;
  /** What the frame or the sheet needs beside the library, as `npm install` is asked for it. */
  packages?: string[];
}

/** By npm name; each folder of `src/frames` says why. */
const READY: Readonly<Record<string, Ready>> = {
  '@base-ui/react': {frame: 'vitrine/frames/base-ui', range: '^1.0.0'},
  '@mui/material': {
    frame: 'vitrine/frames/mui',
    range: '^7.0.0 || ^9.0.0',
    packages: [
      '@emotion/cache@11',
      '@emotion/react@11',
      '@emotion/styled@11',
      '@mui/system@7',
      '@mui/stylis-plugin-rtl@7',
      'stylis@4.2.0',
    ],
  },
  '@radix-ui/themes': {
    frame: 'vitrine/frames/radix-themes',
    range: '^3.0.0',
    css: '@radix-ui/themes/styles.css',
    modes: {light: '.light', dark: '.dark'},
  },
  antd: {frame: 'vitrine/frames/antd', range: '^6.0.0', packages: ['@ant-design/cssinjs']},
  'react-bootstrap': {
    frame: 'vitrine/frames/react-bootstrap',
    range: '^2.0.0',
    css: 'bootstrap/dist/css/bootstrap.css',
    modes: {light: '[data-bs-theme=light]', dark: '[data-bs-theme=dark]'},
    mirror: true,
    packages: ['bootstrap@5'],
  },
};

/** A frame, and the library that it is made for. */
export interface Chosen extends Ready {
  of: string;
}

/**
 * The frame that Vitrine has for a library, or else for one that it stands on.
 *
 * @returns `undefined` where nobody has made one, or it is made for other versions; its `packages`
 *   are of the versions that the library itself stands on
 */
export function readyFor(
  library: Standing & {name: string},
  installed: Installed,
): Chosen | undefined {
  for (const of of [library.name, ...standsOn(library)]) {
    const ready = Object.hasOwn(READY, of) ? READY[of] : undefined;
    const found = ready && installed(of);
    if (found && isWithin(found.version, ready.range)) {
      return {...ready, of, packages: packagesOf(ready, found.dependencies)};
    }
  }
  return undefined;
}

/** What a frame needs, as `npm install` is asked for it. */
function packagesOf({packages = []}: Ready, dependencies: Record<string, string> = {}): string[] {
  return packages.map((spec) => {
    const name = spec.replace(/(?<=.)@.*$/, '');
    const range = dependencies[name];
    return range === undefined ? spec : `${name}@${range}`;
  });
}

/** Names and ranges of what the ready frame of a library needs beside it; none where there is none. */
export function framePackages(library: string): [name: string, range: string][] {
  const {packages = []} = (Object.hasOwn(READY, library) && READY[library]) || {};
  return packages.map((spec) => {
    const at = spec.lastIndexOf('@');
    return at > 0 ? [spec.slice(0, at), spec.slice(at + 1)] : [spec, 'latest'];
  });
}

function isWithin(version: string, range: string): boolean {
  return satisfies(version, range, {includePrerelease: true});
}

/** The provider of a library itself comes before the frame of one that it stands on. */
export function frameFor(
  packageName: string,
  ready: Chosen | undefined,
  written: string | undefined,
): Chosen | undefined {
  const isOthers = ready !== undefined && ready.of !== packageName;
  return isOthers && written !== undefined && hasProvider(written) ? undefined : ready;
}

/** What a product says of the looks of its demos. */
export interface Looks extends Pick<Ready, 'modes' | 'mirror'> {
  css: string | undefined;
  /** Module of what surrounds them. */
  frame: string | undefined;
}

/**
 * What is ready for a library, else what was found of it.
 *
 * @param found its own sheet: one that stands on another shows that alone
 * @param frame module of the one that was written; `undefined` where none was
 */
export function looksFor(
  packageName: string,
  ready: Chosen | undefined,
  found: {css: string | undefined; modes: ModeSelectors | undefined},
  frame: string | undefined,
): Looks {
  const isItsOwn = ready?.of === packageName || found.css === undefined;
  if (ready && isItsOwn) return {css: ready.css, frame: ready.frame, ...pick(ready)};
  return {css: found.css, frame: ready?.frame ?? frame, ...pick(found)};
}

function pick({modes, mirror}: Pick<Ready, 'modes' | 'mirror'>) {
  return {...(modes && {modes}), ...(mirror !== undefined && {mirror})};
}

/**
 * What a maker is told of a library whose ready frame is made for other versions.
 *
 * @returns one notice, or none
 */
export function otherVersion(library: {name: string; version: string}): ErrorParts[] {
  const ready = Object.hasOwn(READY, library.name) ? READY[library.name] : undefined;
  if (!ready || isWithin(library.version, ready.range)) return [];
  const wanted = `${library.name}@${ready.range.replace(/\D*(\d+).*/, '$1')}`;
  return [
    {
      where: 'docusaurus.config.ts',
      what: `${ready.frame} is made for ${wanted}, and ${library.version} is installed: what surrounds the demos was made from its types`,
      fix: `look at the demos: where they lack their looks, complete that frame, or install ${wanted} and name ${ready.frame} as "frame"`,
    },
  ];
}
