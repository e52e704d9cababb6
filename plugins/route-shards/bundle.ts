import type {CurrentBundler} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {WebpackPluginInstance} from 'webpack';
import {ASSET_OF_NAME, chunksByOwner, FILE_OF_CHUNK, tableSource} from './core/files';
import type {ChunkSets} from './core/files';
import {SHARD_LIST} from '../_shared/loading/routeChunks';
import {SHARD_CHUNK} from './core/write';
import type {Replacements} from './files';

const NAME = 'vitrine-route-shards';

/** Modules of Docusaurus' client that are replaced for all who import them. */
const CLIENT = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/**
 * Puts files in the place of what Docusaurus generates, of what preloads a page, and of what waits
 * for the pages that one may ask for (plugin late-hydration).
 *
 * @param parts files that take the places of the latter
 */
export function replaceModules(
  {instance}: CurrentBundler,
  files: Replacements,
  {preload, known}: {preload: string; known: string},
): WebpackPluginInstance {
  return new instance.NormalModuleReplacementPlugin(
    /^(?:@generated\/\w+|\.\/preload|vitrine-known)$/,
    (asked: {request: string; context: string}) => {
      const {request, context} = asked;
      if (request === 'vitrine-known') asked.request = known;
      else if (request !== './preload') asked.request = files.get(request) ?? request;
      else if (CLIENT.test(context)) asked.request = preload;
    },
  );
}

/** Takes the names of the files of all pages out of the bundler's runtime, and puts them into the shards. */
export function spreadFiles({instance}: CurrentBundler): WebpackPluginInstance {
  // Docusaurus types both of its bundlers as webpack.
  const {Compilation, sources} = instance as unknown as typeof Rspack;
  const plugin = {
    apply: ({hooks}: Rspack.Compiler) => {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.runtimeModule.tap(NAME, (module) => {
          const source = REPLACED[module.name];
          if (source !== undefined && module.source) module.source.source = Buffer.from(source);
        });
        // Before files get their names from what is in them.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
        compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
          for (const [file, table] of tablesOf(compilation)) {
            compilation.updateAsset(
              file,
              (script) => new sources.ConcatSource(`${table}\n`, script),
            );
          }
        });
      });
    },
  };
  return plugin as unknown as WebpackPluginInstance;
}

/** Parts of the bundler's runtime with a table of all chunks → what takes their place. */
const REPLACED: Readonly<Record<string, string>> = {
  'get javascript chunk filename': FILE_OF_CHUNK,
  ChunkAssetRuntimeModule: ASSET_OF_NAME,
};

/** @returns the scripts that tell files, and what is written into them */
function tablesOf({chunks, entrypoints}: Rspack.Compilation): [file: string, source: string][] {
  const all = [...chunks];
  const files = new Map(all.map((chunk) => [idOf(chunk), scriptOf(chunk)]));
  const start = [...entrypoints.values()].flatMap((entry) => entry.childrenIterable.map(keyOf));
  const owners = all.filter(({name = ''}) => OWNER.test(name));
  const told = chunksByOwner(setsOf(all), start, new Set(owners.map(idOf)));
  const runtime = all.filter((chunk) => chunk.hasRuntime()).map((chunk) => ['', chunk] as const);
  return [...owners.map((chunk) => [idOf(chunk), chunk] as const), ...runtime].flatMap(
    ([id, chunk]) => {
      const ids = (told.get(id) ?? []).sort();
      const table = ids.flatMap((each) => {
        const file = files.get(each);
        return file === undefined ? [] : [[each, file] as const];
      });
      const file = scriptOf(chunk);
      return file === undefined ? [] : [[file, tableSource(Object.fromEntries(table))]];
    },
  );
}

/** Chunks that tell files. */
const OWNER = new RegExp(`^(?:${SHARD_LIST}$|${SHARD_CHUNK})`);

/** The bundler's groups of chunks; those of the same chunks are one. */
function setsOf(chunks: readonly Rspack.Chunk[]): ChunkSets {
  const sets = new Map<string, {chunks: string[]; below: string[]}>();
  for (const group of chunks.flatMap((chunk) => [...chunk.groupsIterable])) {
    const key = keyOf(group);
    const set = sets.get(key) ?? {chunks: group.chunks.map(idOf), below: []};
    set.below.push(...group.childrenIterable.map(keyOf));
    sets.set(key, set);
  }
  return sets;
}

function keyOf(group: Rspack.ChunkGroup): string {
  return group.chunks.map(idOf).sort().join(' ');
}

function idOf(chunk: Rspack.Chunk): string {
  return chunk.id ?? '';
}

function scriptOf(chunk: Rspack.Chunk): string | undefined {
  return [...chunk.files].find((file) => file.endsWith('.js'));
}
