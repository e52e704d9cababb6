import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {kebabCase} from '../_shared/entries';
import {installedVersion, nearest, quote, VitrineError} from '../_shared/node';
import {collectMentions} from './core/collect';
import type {Workspace} from './core/extract';
import {homelessFaults} from './core/faults';
import type {Cache} from './core/load';
import type {ApiModel} from './core/model';
import {currentPages, otherInstances} from './core/pages';
import {loadProduct, type Tools} from './core/product';
import {toSource, type Source} from './core/source';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PackageOptions, PluginOptions} from './options';

/**
 * Writes the model of each component and hook that the pages of a product name to
 * `.docusaurus/api-reference/<plugin id>/<product>/<kebab-name>.json`.
 */
export default function apiReference(
  {siteDir}: LoadContext,
  {packages, cache}: PluginOptions,
): Plugin {
  return {
    name: 'api-reference',

    getThemePath: () => path.resolve(__dirname, 'theme'),

    // Not in `loadContent`, which would have to watch the pages as the docs instances do:
    // Docusaurus reloads plugins side by side, and the last to end undoes what the others loaded.
    // This runs after each of their reloads, and reads what they have read.
    async allContentLoaded({allContent, actions}) {
      const tools = createTools(siteDir, path.resolve(siteDir, cache));
      const models: [file: string, model: ApiModel][] = [];
      const covered = packages.flatMap(({product, instances}) => instances ?? [product]);
      const others = currentPages(allContent, otherInstances(allContent, covered));
      const faults = homelessFaults(collectMentions(others).mentions, tools.wording);
      // One after the other: each compiles, and two programs at once need twice the memory.
      for (const options of packages) {
        const pages = currentPages(allContent, options.instances ?? [options.product]);
        const loaded = await loadProduct(options, pages, tools);
        for (const model of loaded.models) {
          models.push([`${options.product}/${kebabCase(model.name)}.json`, model]);
        }
        faults.push(...loaded.faults);
      }
      if (faults.length > 0) throw new VitrineError(faults);
      for (const [file, model] of models) await actions.createData(file, model);
    },
  };
}

function createTools(siteDir: string, cache: string): Tools {
  const workspace: Workspace = {directory: siteDir, readFile: readText, parsed: new Map()};
  return {
    cache: diskCache(cache),
    wording: {quote, nearest},
    sourceOf: (name) => installedSource(siteDir, name),
    async extract(facts, targets) {
      // The compiler takes half a second to load: only when something has to be compiled.
      const {extractModels} = await import('./core/extract');
      return extractModels(workspace, facts, targets);
    },
  };
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
    digest: (text) => createHash('sha256').update(text).digest('hex').slice(0, 20),
    read: (name) => readText(path.join(folder, name)),
    write: (name, text) => {
      mkdirSync(folder, {recursive: true});
      const file = path.join(folder, name);
      // Renamed into place: a build that is killed leaves no half a file behind.
      writeFileSync(`${file}.${process.pid}`, text);
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}
