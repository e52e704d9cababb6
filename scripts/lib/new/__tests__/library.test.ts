import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeInto} from '../folder';
import {readLibrary} from '../library';
import {isForTailwind, tailwindPlugins, tailwindText} from '../tailwind';

jest.setTimeout(60_000);

const siteDir = mkdtempSync(path.join(tmpdir(), 'library-'));
afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

const TYPES = `
import type {JSX} from 'react';
/** What people press. */
export declare function Button(props: {tone?: 'calm'}): JSX.Element;
`;

/** The files of a package whose manifest has these fields. */
const library = (name: string, fields: object): [string, string][] => [
  [`node_modules/${name}/package.json`, JSON.stringify({name, version: '1.0.0', ...fields})],
  [`node_modules/${name}/index.d.ts`, TYPES],
];

beforeAll(() => {
  writeInto(
    siteDir,
    new Map([
      ...library('@acme/react', {types: 'index.d.ts', dependencies: {'@acme/styles': '1.0.0'}}),
      ...library('@acme/wind', {types: 'index.d.ts', peerDependencies: {tailwindcss: '4.0.0'}}),
      ...library('@acme/themed', {types: 'index.d.ts'}),
      ['node_modules/@acme/themed/css/themed.css', ''],
      ['node_modules/@acme/themed/themes/dark-red.css', ''],
      ['node_modules/@acme/themed/themes/light-red.css', ''],
      [
        'node_modules/@acme/unbuilt/package.json',
        '{"name": "@acme/unbuilt", "version": "1.0.0", "exports": {".": "./dist/index.js", "./theme": "./theme.d.ts"}}',
      ],
      ['node_modules/@acme/unbuilt/theme.d.ts', 'export declare const tone: string;'],
      ['ui/index.tsx', 'export const Chip = ({text}: {text: string}) => <i>{text}</i>;\n'],
      ['node_modules/@acme/styles/package.json', '{"name": "@acme/styles", "version": "1.0.0"}'],
      ['node_modules/@acme/styles/css/styles.css', '.dark .button { color: white; }'],
    ]),
  );
  mkdirSync(path.join(siteDir, 'node_modules/@types'));
  for (const name of ['@types/react', 'csstype']) {
    const target = path.resolve(__dirname, '../../../../node_modules', name);
    symlinkSync(target, path.join(siteDir, 'node_modules', name));
  }
});

it('takes the looks of a library from the package of styles that it stands on', () => {
  const {css, modes, notices, models} = readLibrary(siteDir, '@acme/react', undefined);
  expect(models.map(({name}) => name)).toEqual(['Button']);
  expect({css, modes, notices}).toEqual({
    css: '@acme/styles/css/styles.css',
    modes: {dark: '.dark'},
    notices: [],
  });
});

it('reads a source whose package is built in part, and only what it exports itself', () => {
  const {models} = readLibrary(siteDir, '@acme/unbuilt', path.join(siteDir, 'ui/index.tsx'));
  expect(models.map(({name, imports}) => [name, imports])).toEqual([
    ['Chip', ["import {Chip} from '@acme/unbuilt';"]],
  ]);
});

it('tells of themes, of which its looks are none', () => {
  const {css, notices} = readLibrary(siteDir, '@acme/themed', undefined);
  expect(css).toBe('@acme/themed/css/themed.css');
  expect(notices).toEqual([
    {
      where: 'docusaurus.config.ts',
      what: '@acme/themed has 2 themes as style sheets, and "css" names none',
      fix: "add one where its components need it: css: [..., '@acme/themed/themes/light-red.css']",
    },
  ]);
});

it('knows a library whose looks Tailwind makes, of one from source what builds it too', () => {
  const {css, manifest} = readLibrary(siteDir, '@acme/wind', undefined);
  expect(css).toBeUndefined();
  expect(isForTailwind(manifest, false)).toBe(true);
  const own = {name: 'ui', version: '1.0.0', devDependencies: {tailwindcss: '4.0.0'}};
  expect([isForTailwind(own, false), isForTailwind(own, true)]).toEqual([false, true]);
});

it('writes the sheet that Tailwind makes its looks from', () => {
  expect(tailwindText(['@acme/styles'], ['@acme/ui/tailwind'], ['../../ui/src'])).toBe(
    `/* Tailwind CSS makes of this what the demos look like; a theme of your own goes below. */
@import 'tailwindcss' source('../docs');
@import '@acme/styles';
@plugin '@acme/ui/tailwind';
@source '../../ui/src';
@custom-variant dark (&:where(.dark, .dark *));
`,
  );
});

it('knows the plugins of Tailwind CSS that a package has by what it calls them', () => {
  const keys = [
    '.',
    './tailwind',
    './plugin/tailwindcss',
    './tailwind-plugin',
    './acme-tailwindcss',
  ];
  const others = ['./plugin', './plugin/tailwindcss/*', './tailwind.css', './tailwind/config'];
  const exports = Object.fromEntries([...keys, ...others].map((key) => [key, './a.js']));
  expect(tailwindPlugins('@acme/ui', exports)).toEqual(
    keys.slice(1).map((key) => `@acme/ui${key.slice(1)}`),
  );
  expect(tailwindPlugins('kit', './index.js')).toEqual([]);
});
