import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import configuration from '../../docusaurus.config';
import {announced} from '../../plugins/api-reference/core/load/announced';
import {loadReferences} from '../../plugins/api-reference/core/load/reference';
import {createTools} from '../../plugins/api-reference/files';
import {validateOptions as validateApi} from '../../plugins/api-reference/options';
import {createWorkspace} from '../../plugins/api-model';
import localSearch from '../../plugins/local-search';
import {validateOptions} from '../../plugins/local-search/options';
import type {Manifest} from '../../plugins/local-search/core/types';
import {mappedSlug} from '../../plugins/navigation/core/pathnames';
import {docsInstances} from '../../plugins/site/core/instances';
import {expandSite} from '../../plugins/site/core/expand';
import {siteModel} from '../../plugins/site/core/model';
import {DEFAULT_OPTIONS, type Options} from '../../plugins/site/options';
import {installedVersion, snapshotNames} from '../../plugins/_shared/packages';
import {ROOT} from '../contract/tree';

/** The index as the build would publish it, made of the sources: without a build, which takes minutes. */
export interface SourceIndex {
  manifest: Manifest;
  /** Path below the site's folder → text. */
  files: ReadonlyMap<string, string>;
}

/** Reads what the site is made of; the APIs from the cache of the builds, where they are there. */
export async function sourceIndex(): Promise<SourceIndex> {
  const [[, options]] = configuration.presets as [[string, Options]];
  const disk = {
    installed: (name: string) => installedVersion(ROOT, name),
    repository: () => undefined,
    snapshots: (id: string) => snapshotNames(ROOT, id),
  };
  const {model} = siteModel({...DEFAULT_OPTIONS, ...options}, disk, () => '');
  const pages = [{path: '/versions/', title: 'Versions', description: 'Every documented version.'}];
  const {plugins} = expandSite(model.facts, {pages});
  const given = (name: string) => plugins.find(([plugin]) => plugin === name)?.[1] as never;
  const {packages} = validateApi({validate: undefined as never, options: given('api-reference')});
  const cache = path.join(ROOT, 'node_modules/.cache/vitrine/api-reference');
  const {loaded} = await loadReferences(packages, createTools(createWorkspace(ROOT), cache));
  const content = {
    'docusaurus-plugin-content-docs': Object.fromEntries(
      model.products.flatMap(docsInstances).map((one) => [one.id, instanceOf(one)]),
    ),
    'api-reference': {default: {apis: announced(loaded)}},
  };
  return run(given('local-search'), content);
}

async function run(given: never, allContent: object): Promise<SourceIndex> {
  const own = validateOptions({validate: undefined as never, options: given});
  const context = {siteDir: ROOT, baseUrl: '/', siteConfig: {trailingSlash: true}};
  const plugin = localSearch(context as never, own);
  let manifest: Manifest | undefined;
  const createData = (_name: string, value: Manifest) => {
    manifest = value;
    return Promise.resolve('');
  };
  await plugin.allContentLoaded?.({allContent, actions: {createData}} as never);
  const files = new Map<string, string>();
  const bundler = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    plugins: [{apply: (compiler: object) => void}];
  };
  const processAssets = {tap: (_name: string, use: () => void) => use()};
  const compilation = {
    hooks: {processAssets},
    emitAsset: (file: string, {text}: {text: string}) => files.set(file, text),
  };
  const thisCompilation = {tap: (_name: string, use: (made: object) => void) => use(compilation)};
  class RawSource {
    constructor(readonly text: string) {}
  }
  bundler.plugins[0].apply({hooks: {thisCompilation}, webpack: {sources: {RawSource}}});
  if (!manifest) throw new Error('The plugin has written no manifest');
  return {manifest, files};
}

type Instance = ReturnType<typeof docsInstances>[number];

/** What the docs plugin would load of an instance, as far as the search asks. */
function instanceOf({product, path: folder, routeBasePath, versions, pathnames}: Instance) {
  return {
    loadedVersions: Object.entries(versions).map(([versionName, {path: below}]) => {
      const own =
        versionName === 'current' ? folder : `${product}_versioned_docs/version-${versionName}`;
      const root = `/${[routeBasePath, below].filter(Boolean).join('/')}`;
      const contentPath = path.join(ROOT, own);
      return {versionName, path: root, contentPath, docs: docsIn(own, root, pathnames)};
    }),
  };
}

function docsIn(folder: string, root: string, pathnames: Record<string, string>) {
  const absolute = path.join(ROOT, folder);
  const files = existsSync(absolute)
    ? readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    : [];
  return files
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(absolute, file), 'utf8');
      const [, yaml = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
      const frontMatter = parse(yaml) as Record<string, string>;
      const {slug = mappedSlug(file, pathnames), title = '', description = ''} = frontMatter;
      const plain = file.replace(/(?:(?:^|\/)index)?\.mdx?$/, '');
      const address = (slug ?? plain).replace(/^\//, '');
      return {
        source: `@site/${folder}/${file}`,
        permalink: address === '' ? root : `${root}/${address}`,
        title,
        description,
        draft: false,
        unlisted: false,
        frontMatter,
      };
    });
}
