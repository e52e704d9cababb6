import type {CurrentBundler} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {WebpackPluginInstance} from 'webpack';
import {ASSET_OF_NAME, FILE_OF_CHUNK, filesByOwner, tableSource} from './core/files';
import type {ChunkNode} from './core/files';
import {SHARD_LIST} from '../_shared/routeChunks';
import {SHARD_CHUNK} from './core/write';
import type {Replacements} from './files';

const NAME = 'vitrine-route-shards';

/** Modules of Docusaurus' client that are replaced for all who import them. */
const CLIENT = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/**
 * Puts files in the place of what Docusaurus generates, and of what preloads a page.
 *
 * @param preload file that takes the place of the latter
 */
export function replaceModules(
  {instance}: CurrentBundler,
  files: Replacements,
  preload: string,
): WebpackPluginInstance {
  return new instance.NormalModuleReplacementPlugin(
    /^(?:@generated\/\w+|\.\/preload)$/,
    (asked: {request: string; context: string}) => {
      const isPreload = asked.request === './preload' && CLIENT.test(asked.context);
      asked.request = isPreload ? preload : (files.get(asked.request) ?? asked.request);
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
  const nodes = new Map(all.map((chunk) => [idOf(chunk), nodeOf(chunk)]));
  const start = [...entrypoints.values()].flatMap((entry) =>
    entry.childrenIterable.flatMap((group) => group.chunks.map(idOf)),
  );
  const owners = all.filter(({name = ''}) => name === SHARD_LIST || name.startsWith(SHARD_CHUNK));
  const told = filesByOwner(nodes, start, new Set(owners.map(idOf)));
  const runtime = all.find((chunk) => chunk.hasRuntime());
  const writers = [...owners.map((chunk) => [idOf(chunk), chunk] as const), ['', runtime] as const];
  return writers.flatMap(([id, chunk]) => {
    const file = chunk && scriptOf(chunk);
    return file === undefined ? [] : [[file, tableSource(told.get(id) ?? {})]];
  });
}

function nodeOf(chunk: Rspack.Chunk): ChunkNode {
  const groups = [...chunk.groupsIterable].flatMap((group) => group.childrenIterable);
  const below = groups.flatMap((group) => group.chunks.map(idOf));
  return {id: idOf(chunk), file: scriptOf(chunk), below: [...new Set(below)]};
}

function idOf(chunk: Rspack.Chunk): string {
  return chunk.id ?? '';
}

function scriptOf(chunk: Rspack.Chunk): string | undefined {
  return [...chunk.files].find((file) => file.endsWith('.js'));
}
