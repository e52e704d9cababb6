import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {readRegistry, readRoutes} from '../parser';

/** What the installed Docusaurus writes for routes. */
async function generate(routes: object[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-routes-'));
  try {
    await generateRouteFiles({generatedFilesDir: folder, routes} as never);
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    return {
      routes: readRoutes(read('routes.js')),
      registry: readRegistry(read('registry.js')),
      chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, object>,
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const plugin = {name: 'docs', id: 'ui'};
const leaf = {
  path: "/ui/it's/",
  exact: true,
  component: '@theme/DocItem',
  modules: {content: '@site/docs/it"s.md', models: ['@generated/a.json', '@generated/b.json']},
  sidebar: 'docs',
  'data-odd': {deep: [1]},
};

it('reads what the installed Docusaurus writes of routes', async () => {
  const {routes, registry, chunkNames} = await generate([
    {path: '/ui', component: '@theme/DocRoot', routes: [leaf], plugin},
    {path: '/', exact: true, component: '@theme/HomePage', props: {a: 1}, plugin},
  ]);
  const [root, home, none] = routes;
  expect(root).toMatchObject({path: '/ui', routes: [{path: leaf.path, exact: true}]});
  expect(root?.routes?.[0]?.attributes).toEqual({sidebar: 'docs', 'data-odd': {deep: [1]}});
  expect(home).toMatchObject({path: '/', exact: true, attributes: {}});
  expect(none).toEqual({path: '*', hash: undefined, exact: undefined, attributes: {}});
  // What is a page made of, and how is that loaded.
  const names = chunkNames[`${leaf.path}-${root?.routes?.[0]?.hash}`] as Record<string, never>;
  expect(Object.keys(names)).toEqual(['__comp', 'content', 'models']);
  expect(registry.get(names['content'] ?? '')).toMatch(/^\[\(\) => import\(.*it\\"s\.md"\)\]$/);
  expect(registry.size).toBe(7);
});

it('reads a site of one page', async () => {
  const {routes, registry} = await generate([{...leaf, modules: {}, plugin}]);
  expect(routes).toHaveLength(2);
  expect(registry.size).toBe(1);
});

it.each([
  ['routes', () => readRoutes('export const routes = [];')],
  ['routes that import more', () => readRoutes('export default [{path: "/", component: lazy()}];')],
  ['the registry', () => readRegistry('export default {a: load(/* webpackChunkName: "a" */)};')],
])('stops where %s have another shape', (_, read) => {
  expect(read).toThrow(/route-shards.*is not written as Docusaurus 3\.10 does/s);
});
