import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeInto} from '../folder';
import {readExports, readWants} from '../exported';
import {tryAll} from '../trial';

const MODULES = path.resolve(__dirname, '../../../../node_modules');
const siteDir = mkdtempSync(path.join(tmpdir(), 'in-folders-'));
const TYPES =
  "import type {JSX} from 'react';\nexport declare function NAME(props: {label: string}): JSX.Element;\n";
const COMPONENT = `import {createElement} from 'react';
export function NAME({label}) { return createElement('b', null, label); }
`;

function folder(name: string, code: string): [string, string][] {
  const place = `node_modules/kit/${name.toLowerCase()}`;
  return [
    [`${place}/package.json`, '{"module": "i.js", "types": "i.d.ts"}'],
    [`${place}/i.js`, code.replaceAll('NAME', name)],
    [`${place}/i.d.ts`, TYPES.replaceAll('NAME', name)],
  ];
}

/** A package of two folders, of which one needs what nobody installed, and none as a whole. */
writeInto(
  siteDir,
  new Map([
    ['node_modules/kit/package.json', '{"name": "kit", "version": "1.0.0"}'],
    ...folder('Tag', COMPONENT),
    ...folder('Chart', `import('painter/auto');\n${COMPONENT}`),
    ['node_modules/@types/x', ''],
  ]),
);
for (const name of ['react', 'react-dom', '@types/react', 'csstype', 'scheduler']) {
  symlinkSync(path.join(MODULES, name), path.join(siteDir, 'node_modules', name));
}

const bench = {siteDir, package: 'kit', signal: new AbortController().signal};
const library = {
  name: 'kit',
  homes: new Map([
    ['Tag', 'kit/tag'],
    ['Chart', 'kit/chart'],
  ]),
};

afterAll(() => rmSync(siteDir, {recursive: true}));

it('knows what is exported, be it that a folder cannot be bundled', async () => {
  const {components} = await readExports(bench, library);
  expect(components).toEqual(['Tag', 'Chart']);
});

it('asks the types of all folders at once', async () => {
  const wants = await readWants(bench, ['Tag', 'Chart'], library);
  expect([...wants].map(([tag, {required}]) => [tag, required[0]?.name])).toEqual([
    ['Tag', 'label'],
    ['Chart', 'label'],
  ]);
});

it('tries the demos of the other folders, and says why those of one cannot be', async () => {
  const demo = (name: string) => ({
    id: name,
    code: `import {${name}} from 'kit/${name.toLowerCase()}';\nexport default () => <${name} label="a" />;\n`,
    isTyped: false,
  });
  const faults = await tryAll([demo('Chart'), demo('Tag')], bench);
  expect([...faults]).toEqual([['Chart', 'Could not resolve "painter/auto"']]);
});
