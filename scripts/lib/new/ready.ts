import {satisfies} from 'semver';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import type {ModeSelectors} from '../../../plugins/library-sheets/core/modes';

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
    range: '^7.0.0',
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

/** @returns `undefined` for a library whose frame nobody has made */
export function readyFor(packageName: string): Ready | undefined {
  return Object.hasOwn(READY, packageName) ? READY[packageName] : undefined;
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
 * @param frame module of the one that was written; `undefined` where none was
 */
export function looksFor(
  packageName: string,
  {css, modes}: {css: string | undefined; modes: ModeSelectors | undefined},
  frame: string | undefined,
): Looks {
  const ready = readyFor(packageName);
  if (ready) return {css: ready.css, frame: ready.frame, ...pick(ready)};
  return {css, frame, ...(modes && {modes})};
}

function pick({modes, mirror}: Ready) {
  return {...(modes && {modes}), ...(mirror !== undefined && {mirror})};
}

/**
 * What the frame of a library needs beside it, as `npm install` is asked for it: of what the library
 * itself stands on, the same version.
 *
 * @param dependencies of the library's package.json
 */
export function framePackages(
  packageName: string,
  dependencies: Readonly<Record<string, string>> = {},
): string[] {
  return (readyFor(packageName)?.packages ?? []).map((spec) => {
    const name = spec.replace(/(?<=.)@.*$/, '');
    const range = dependencies[name];
    return range === undefined ? spec : `${name}@${range}`;
  });
}

/**
 * What a maker is told of a library whose ready frame is made for other versions.
 *
 * @returns one notice, or none
 */
export function otherVersion(library: {name: string; version: string}): ErrorParts[] {
  const ready = readyFor(library.name);
  if (!ready || satisfies(library.version, ready.range, {includePrerelease: true})) return [];
  const wanted = `${library.name}@${ready.range.replace(/\D*(\d+).*/, '$1')}`;
  return [
    {
      where: 'docusaurus.config.ts',
      what: `${ready.frame} is made for ${wanted}, and ${library.version} is installed`,
      fix: `install ${wanted}, or look at the demos: where they lack their looks, write a frame of your own and name it as "frame"`,
    },
  ];
}

/** What libraries write their styles with as they render, and what takes them into the page. */
const WRITERS: Readonly<Record<string, string>> = {
  '@emotion/react': 'vitrine/frames/emotion',
  'styled-components': 'vitrine/frames/styled-components',
};

/** The module of `styles` for a library, by what its package.json asks for; `undefined` for none. */
export function stylesFor(library: {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}): string | undefined {
  const asked = {...library.peerDependencies, ...library.dependencies};
  return Object.entries(WRITERS).find(([writer]) => writer in asked)?.[1];
}
