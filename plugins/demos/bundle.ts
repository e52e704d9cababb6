import path from 'node:path';
import type * as Rspack from '@rspack/core';
import type {Compilation} from 'webpack';
import {ENDING} from '../_shared/node';
import {frameSpecifier} from './core/frames';
import type {Frame} from './core/types';

/** A page in Markdown: what it imports for later are its demos. */
const PAGE = /\.mdx?$/;

/** What brings demos to life, and what it asks for. */
const MOUNT = './mount';
const ACTIVATE = path.join(__dirname, 'theme', 'Demo', `activate${ENDING}`);

/** The module of frames that the plugin writes. */
const FRAMES = /[\\/]demos[\\/]default[\\/]frames\.js$/;

/**
 * Scripts of one demo alone are named where all of them are less than this, in bytes: to ask for
 * them later takes a slow line longer than to load them all.
 */
const FEW_BYTES = 24_000;

/** Scripts that are not worth their name in the page, in bytes, where others have to be asked for. */
const SMALL_BYTES = 12_000;

/** What the bundler made of an `import()`. */
interface Later {
  /** The file that has it, absolute, and what it asks for. */
  from: string;
  request: string;
  /** Names of the chunks that it stands in. */
  parents: string[];
  scripts: string[];
}

/**
 * The scripts that the demos of pages need beside those of the pages: their libraries and frames,
 * and what brings them to life; their own where those are small.
 *
 * @param siteDir absolute
 * @param frames those of the plugin's options
 * @returns name of the chunk that a page is → paths, relative to the build's folder
 */
export function demoScripts(
  compilation: Compilation,
  siteDir: string,
  frames: readonly Frame[],
): Record<string, string[]> {
  const {chunks, assets} = compilation as unknown as Rspack.Compilation;
  const all = [...chunks].flatMap((chunk) => [...chunk.groupsIterable]).flatMap(importsOf);
  const around = all.filter(({from}) => from === ACTIVATE || FRAMES.test(from));
  const sizeOf = (file: string) => assets[file]?.size() ?? 0;
  const pages = new Map<string, Later[]>();
  for (const one of all) {
    if (PAGE.test(one.from)) pages.set(one.from, [...(pages.get(one.from) ?? []), one]);
  }
  const entries = [...pages].flatMap(([file, demos]) => {
    const frame = frameSpecifier(frames, path.relative(siteDir, file));
    const names = [...new Set(demos.flatMap(({parents}) => parents))];
    // The bundler may make the same of an import more than once, each for some of the pages.
    const isMeant = ({request, parents}: Later) =>
      (request === MOUNT || request === frame) && parents.some((name) => names.includes(name));
    const needed = neededBy(demos, around.filter(isMeant), sizeOf).sort();
    return names.map((name) => [name, needed] as const);
  });
  return Object.fromEntries(entries);
}

/** The bundler hands out a group of chunks once for each of its chunks. */
function importsOf(group: Rspack.ChunkGroup): Later[] {
  const scripts = group.getFiles().filter((file) => file.endsWith('.js'));
  const parents = group.getParents().flatMap(({chunks}) => chunks.flatMap(({name = []}) => name));
  return group.origins.flatMap(({module, request}) => {
    const from = module && 'resource' in module ? String(module.resource) : '';
    return request === undefined ? [] : [{from, request, parents, scripts}];
  });
}

/**
 * All scripts of the demos of a page and of what is around them; without those of one demo alone,
 * where these are many, and what is small: that is asked for with them, in one go.
 */
function neededBy(
  all: readonly Later[],
  around: readonly Later[],
  sizeOf: (file: string) => number,
): string[] {
  const demos = [...new Map(all.map(({scripts}) => [scripts.join(), scripts])).values()];
  const ofOne = (file: string) => demos.filter((one) => one.includes(file)).length === 1;
  const files = [...new Set([...demos, ...around.map(({scripts}) => scripts)].flat())];
  const bytes = files.filter(ofOne).reduce((sum, file) => sum + sizeOf(file), 0);
  if (demos.length === 1 || bytes < FEW_BYTES) return files;
  return files.filter((file) => !ofOne(file) && sizeOf(file) > SMALL_BYTES);
}
