import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {writeShards} from '../files';

// The package has no types of these.
const {toGlobalDataVersion} = jest.requireActual<{
  toGlobalDataVersion: (version: object) => object;
}>('@docusaurus/plugin-content-docs/lib/globalData');
const {toVersionMetadataProp} = jest.requireActual<{
  toVersionMetadataProp: (id: string, version: object) => object;
}>('@docusaurus/plugin-content-docs/lib/props');

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-shards-'));
});
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

const NAMES = Array.from({length: 240}, (_, at) => `p${String(at).padStart(3, '0')}`);
const docs = NAMES.map((id) => ({
  id,
  title: id,
  description: `About ${id}`,
  permalink: `/ui/${id}/`,
  source: `@site/docs/${id}.mdx`,
  sidebar: 'docs',
  frontMatter: {},
}));
const items = (ids: string[]) => ids.map((id) => ({type: 'doc', id}));
/** As the docs plugin has loaded it. */
const version = {
  versionName: 'current',
  label: 'Next',
  isLast: true,
  path: '/ui',
  docs,
  drafts: [],
  categoryGeneratedIndices: [],
  sidebars: {
    docs: [
      {type: 'category', label: 'A', items: items(NAMES.slice(0, 20))},
      {type: 'category', label: 'B', items: items(NAMES.slice(20))},
    ],
  },
  sidebarsUtils: {
    getFirstLink: () => ({type: 'doc', id: 'p000', label: 'p000'}),
    getFirstDocIdOfFirstSidebar: () => 'p000',
  },
};

/** What the installed Docusaurus generates of the version, in shards. */
async function write() {
  const folder = path.join(siteDir, '.docusaurus');
  mkdirSync(folder);
  const page = ({permalink, source}: (typeof docs)[number]) => ({
    path: permalink,
    component: '@theme/DocItem',
    exact: true,
    modules: {content: source},
    sidebar: 'docs',
  });
  const root = {
    path: '/ui',
    component: '@theme/DocVersionRoot',
    plugin: {name: 'docusaurus-plugin-content-docs', id: 'ui'},
    props: {version: toVersionMetadataProp('ui', version)},
    routes: docs.map(page),
  };
  await generateRouteFiles({generatedFilesDir: folder, routes: [root]} as never);
  const data = {ui: {path: '/ui', versions: [toGlobalDataVersion(version)]}};
  const globalData = {'docusaurus-plugin-content-docs': data, other: {default: 1}};
  writeFileSync(path.join(folder, 'globalData.json'), JSON.stringify(globalData));
  const themeConfig = {navbar: {items: [{type: 'doc', docId: 'p007'}]}};
  const replaced = writeShards({folder, siteDir, themeConfig, cutsDocs: true, plant: '/plant.ts'});
  const read = (file: string) => readFileSync(path.join(folder, 'route-shards', file), 'utf8');
  return {replaced, read, files: readdirSync(path.join(folder, 'route-shards'))};
}

it('leaves nothing of a page with all others', async () => {
  const {replaced, read} = await write();
  expect([...replaced.keys()]).toEqual(
    ['routes', 'registry', 'routesChunkNames', 'globalData'].map((name) => `@generated/${name}`),
  );
  const common = [...replaced.values()].map((file) => readFileSync(file, 'utf8')).join('\n');
  // The start page of the version, and what the settings name.
  expect([...new Set(common.match(/p\d{3}/g))]).toEqual(['p000', 'p007']);
  expect(read('shard-1.js')).toContain('"/ui/p050/"');
  expect(common).toContain('"@generated/route-shards/version-0.js"');
  expect(read('version-0.js')).toMatch(/^import \{plant\} from "\/plant\.ts";/);
  const pages = JSON.parse(read('pages.json')) as Record<string, string[]>;
  expect(pages['/ui/p050/']).toEqual(['route-shard-1', 'tree-part-1']);
});

it.each(['docs/p003.mdx', 'src/theme/Own.tsx'])(
  'leaves trees whole where %s may ask for any document',
  async (file) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), "const doc = useDocById('p001');");
    const {files, read} = await write();
    expect(files.filter((name) => /tree|version/.test(name))).toEqual([]);
    expect(read('registry.js')).not.toContain('version-0');
  },
);
