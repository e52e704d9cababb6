import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER, Globby, GlobExcludeDefault, posixPath} from '@docusaurus/utils';
import {installedVersion, nearest, quote, VitrineError} from '../_shared/node';
import {collectMentions, type Page} from './core/collect';
import type {Workspace} from './core/extract';
import {fieldFaults, packageFault, unknownFaults, type Fault} from './core/faults';
import {loadModels, type Cache} from './core/load';
import type {ApiModel} from './core/model';
import {kebabCase} from '../_shared/entries';
import {toSource, type Source} from './core/source';
import type {PackageOptions, PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PackageOptions, PluginOptions} from './options';

const PAGES = '**/*.{md,mdx}';
const WORDING = {quote, nearest};

/** The models of one product. */
export interface ProductModels {
  product: string;
  models: ApiModel[];
}

/** What the plugin loads: models by product, in the order of the options. */
export interface Content {
  models: ProductModels[];
}

/**
 * Reads which components and hooks the pages of each product name, and writes the model of each
 * API to `.docusaurus/api-reference/<plugin id>/<product>/<kebab-name>.json`.
 */
export default function apiReference(
  context: LoadContext,
  {packages, cache}: PluginOptions,
): Plugin<Content> {
  const {siteDir} = context;
  return {
    name: 'api-reference',
    getThemePath: () => path.resolve(__dirname, 'theme'),
    getPathsToWatch: () => packages.map(({docs}) => posixPath(path.join(siteDir, docs, PAGES))),
    async loadContent() {
      const store = diskCache(path.resolve(siteDir, cache));
      const workspace: Workspace = {directory: siteDir, readFile: readText, parsed: new Map()};
      const models: ProductModels[] = [];
      const faults: Fault[] = [];
      // One after the other: each compiles, and two programs at once need twice the memory.
      for (const options of packages) {
        const loaded = await loadProduct(context, options, store, workspace);
        models.push({product: options.product, models: loaded.models});
        faults.push(...loaded.faults);
      }
      if (faults.length > 0) throw new VitrineError(faults);
      return {models};
    },
    async contentLoaded({content, actions}) {
      for (const {product, models} of content.models) {
        for (const model of models) {
          await actions.createData(`${product}/${kebabCase(model.name)}.json`, model);
        }
      }
    },
  };
}

async function loadProduct(
  context: LoadContext,
  {product, package: name, docs}: PackageOptions,
  cache: Cache,
  workspace: Workspace,
): Promise<{models: ApiModel[]; faults: Fault[]}> {
  const {siteDir} = context;
  const {mentions, faults} = collectMentions(await readPages(context, docs));
  const misread = fieldFaults(faults, WORDING);
  if (mentions.length === 0) return {models: [], faults: misread};
  const source = installedSource(siteDir, name);
  if (!source) return {models: [], faults: [...misread, packageFault(product, name, undefined)]};
  const {models, ...found} = await loadModels(mentions, source, cache, async (targets) => {
    // The compiler takes half a second to load: only when something has to be compiled.
    const {extractModels} = await import('./core/extract');
    return extractModels(workspace, source.facts, targets);
  });
  const {version} = source.facts;
  const missing = found.hasTypes
    ? unknownFaults(found, mentions, `${name} ${version}`, WORDING)
    : [packageFault(product, name, version)];
  return {models, faults: [...misread, ...missing]};
}

async function readPages({siteDir, siteConfig}: LoadContext, docs: string): Promise<Page[]> {
  const cwd = path.resolve(siteDir, docs);
  const files = await Globby(PAGES, {cwd, ignore: GlobExcludeDefault});
  return Promise.all(
    files.sort().map(async (file) => {
      const filePath = path.join(cwd, file);
      const {frontMatter} = await siteConfig.markdown.parseFrontMatter({
        filePath,
        fileContent: await readFile(filePath, 'utf8'),
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return {file: posixPath(path.relative(siteDir, filePath)), frontMatter};
    }),
  );
}

/** What an installed package's models hang on; `undefined` where it is not installed. */
function installedSource(siteDir: string, name: string): Source | undefined {
  const version = installedVersion(siteDir, name);
  const folder = packageFolder(siteDir, name);
  const manifest = readText(path.join(folder, 'package.json'));
  if (version === undefined || manifest === undefined) return undefined;
  const tools = [installedVersion(__dirname, 'typescript') ?? '', extractorHash()];
  return toSource(name, manifest, tools, (dependency) => installedVersion(folder, dependency));
}

function packageFolder(from: string, name: string): string {
  const folder = path.join(from, 'node_modules', name);
  const parent = path.dirname(from);
  return existsSync(folder) || parent === from ? folder : packageFolder(parent, name);
}

/** A change to the extractor makes all that it cached stale. */
function extractorHash(): string {
  const folder = path.join(__dirname, 'core');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function diskCache(folder: string): Cache {
  return {
    read: (name) => readText(path.join(folder, name)),
    write(name, text) {
      mkdirSync(folder, {recursive: true});
      const file = path.join(folder, name);
      // Renamed into place: a build that is killed leaves no half a file behind.
      writeFileSync(`${file}.${process.pid}`, text);
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}
