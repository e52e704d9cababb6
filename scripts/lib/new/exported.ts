import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {bundle, UnbundledError} from './bundle';
import {causeOf, fixOf} from './causes';
import {wholeOf} from './imported';
import type {Imported} from './imported';
import {onServer, runAll} from './render';
import {wantsOf} from './required';
import type {Wants} from './required';
import {runnerText} from './runner';
import {inFolder} from './trial';
import type {Bench} from './trial';
import type {Exported} from './wholes';

/**
 * What a package exports when it runs on the server.
 *
 * @param library how it is imported. Default: by its name
 * @throws Error where it cannot be loaded there
 */
export async function readExports(
  bench: Omit<Bench, 'frame'>,
  library: Imported = {name: bench.package},
): Promise<Exported> {
  return inFolder(bench.siteDir, async (folder) => {
    const {script, left} = await bundleExports(folder, library, bench);
    const outcomes = await runAll(onServer(script), ['exports'], bench.signal);
    const told = outcomes.get('exports') ?? '';
    if (!told.startsWith('{')) {
      const what = `${bench.package} cannot be loaded on the server: ${causeOf(told)}`;
      throw new Error(`${what}\n  Fix: ${fixOf(told)}`);
    }
    const exported = JSON.parse(told) as Exported;
    return {...exported, components: [...exported.components, ...left]};
  });
}

/**
 * @returns a program that tells what a package exports, and what it is not told of, as the folder
 *   that has it cannot be bundled: trying it says why
 */
async function bundleExports(
  folder: string,
  library: Imported,
  bench: Omit<Bench, 'frame'>,
): Promise<{script: string; left: string[]}> {
  const whole = wholeOf(library, folder);
  writeFileSync(path.join(folder, 'all.ts'), `export * as all from '${whole}';\n`);
  try {
    return {script: await bundle(folder, runnerText([], undefined, './all.ts'), bench), left: []};
  } catch (error) {
    const messages = error instanceof UnbundledError ? error.messages : [];
    const files = messages.map(({location}) => location?.file ?? '');
    const homes = [...(library.homes ?? [])];
    const isLeft = ([, home]: [string, string]) => files.some((file) => file.includes(`/${home}/`));
    const left = homes.filter(isLeft).map(([name]) => name);
    if (left.length === 0) throw error;
    const rest = new Map(homes.filter((each) => !isLeft(each)));
    const {script, left: more} = await bundleExports(folder, {...library, homes: rest}, bench);
    return {script, left: [...left, ...more]};
  }
}

/** What components of a package want to be given, by their tags. */
export async function readWants(
  {siteDir, package: name, entry}: Pick<Bench, 'siteDir' | 'package' | 'entry'>,
  tags: readonly string[],
  library: Imported = {name},
): Promise<Map<string, Wants>> {
  return inFolder(siteDir, async (folder) => wantsOf(folder, {...library, entry}, tags));
}
