import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import logger from '@docusaurus/logger';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import apiReference from '../index';
import {parseOptions} from '../options';
import type {PageModel} from '../core/page/pageModel';
import {makeSite} from '../../api-model/__tests__/__fixtures__/makeSite';

// As on a node that does not know how the process is to be started: each test would start one.
jest.mock('../../api-model/apart', () => ({extractApart: () => Promise.resolve(undefined)}));

const SOURCES = {
  'package.json': '{"name": "own-kit", "version": "0.1.0"}',
  'src/index.ts': "export * from './Card';\nexport * from './List';\nexport * from './Far';",
  'src/Card.tsx': toSource('Card', "/** How large. */ size?: 's' | 'm'"),
  'src/parts/List.tsx': '',
  'src/List.tsx': `import type {CardProps} from './Card';\n${toSource('List', '', 'extends CardProps')}`,
  'src/Far.tsx': toSource('Far', '/** Where. */ place?: string'),
};

function toSource(name: string, props: string, base = ''): string {
  return [
    `export interface ${name}Props ${base} {${props}}`,
    'interface ReactElement {type: string}',
    `export declare function ${name}(props: ${name}Props): ReactElement;`,
  ].join('\n');
}

const siteDir = makeSite();
const edit = (file: string, text: string) => {
  const target = path.join(siteDir, 'lib', file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
};
for (const [file, text] of Object.entries(SOURCES)) edit(file, text);

/** The data of a page as it was last written, `undefined` before. */
function shown(name: string): PageModel | undefined {
  const file = path.join(siteDir, `.docusaurus/api-reference/default/kit/${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageModel) : undefined;
}

const propsOf = (name: string) => shown(name)?.props.map((prop) => prop.name);

/** Goes on as soon as it is so; the test's own time limit ends what never comes. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setImmediate();
}

async function start(): Promise<void> {
  const context = {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    siteConfig: {url: 'https://x.example', trailingSlash: true},
    baseUrl: '/',
  } as unknown as LoadContext;
  const packages = [{product: 'kit', package: 'own-kit', entry: 'lib/src/index.ts'}];
  const plugin = await apiReference(context, {...parseOptions({packages}), id: 'default'});
  const current = {versionName: 'current', path: '/kit', docs: []};
  const createData = (file: string, data: unknown) => {
    const target = path.join(siteDir, '.docusaurus/api-reference/default', file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, JSON.stringify(data));
    return Promise.resolve(target);
  };
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {kit: {loadedVersions: [current]}}},
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  expect(plugin.getPathsToWatch?.()).toEqual([]);
}

test('a page of own source follows its file, and what takes props from it follows too', async () => {
  await start();
  expect(shown('card')).toMatchObject({
    package: 'own-kit',
    version: '0.1.0',
    imports: ["import {Card} from 'own-kit';"],
    props: [{name: 'size', type: {members: ["'s'", "'m'"]}}],
  });
  expect(propsOf('list')).toEqual(['size']);
  edit('src/Card.tsx', toSource('Card', '/** Raised. */ raised?: boolean'));
  await until(() => propsOf('card')?.includes('raised') === true);
  await until(() => propsOf('list')?.includes('raised') === true);
  expect(propsOf('far')).toEqual(['place']);

  // Half-written code says nothing.
  edit('src/Card.tsx', toSource('Card', '/** Half'));
  edit('src/Far.tsx', toSource('Far', '/** When. */ time?: number'));
  edit('src/Card.tsx', toSource('Card', '/** Flat. */ flat?: boolean'));
  await until(() => propsOf('far')?.includes('time') === true);
  await until(() => propsOf('card')?.includes('flat') === true);

  // Beside its folder, and in one that was not there when the server began.
  edit('kinds.ts', "export type Kind = 'a' | 'b';");
  edit('src/later/tones.ts', "export type Tone = 'calm' | 'loud';");
  const types = "import type {Kind} from '../kinds';\nimport type {Tone} from './later/tones';\n";
  edit('src/Far.tsx', types + toSource('Far', '/** K. */ kind?: Kind; /** T. */ tone?: Tone'));
  const membersOf = (name: string) =>
    shown('far')
      ?.props.find((prop) => prop.name === name)
      ?.type.members.join();
  await until(() => membersOf('kind') === "'a','b'");
  edit('kinds.ts', "export type Kind = 'a' | 'c';");
  await until(() => membersOf('kind') === "'a','c'");
  edit('src/later/tones.ts', "export type Tone = 'calm' | 'shrill';");
  await until(() => membersOf('tone') === "'calm','shrill'");

  const info = jest.spyOn(logger, 'info').mockImplementation();
  edit('src/Sun.tsx', toSource('Sun', '/** S. */ set?: boolean'));
  edit('src/index.ts', `${SOURCES['src/index.ts']}\nexport {Sun} from './Sun';\n`);
  await until(() => info.mock.calls.length > 0);
  expect(info.mock.calls).toEqual([
    ['own-kit now exports Sun, which has no API page yet: start again for its page'],
  ]);
}, 60_000);
