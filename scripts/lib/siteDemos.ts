import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import {demoName} from '../../plugins/page-reader/core/demoFile';
import {listDemos} from '../../plugins/page-reader/core/demosOf';
import {aliasesOf} from '../../plugins/demo-code/core/aliases';
import {
  createCodeReader,
  installedPackages,
  packagesFor,
  type CodeReader,
} from '../../plugins/demo-code';
import {collectSources} from '../../plugins/demo-code/core/collect';
import {packagesOf} from '../../plugins/demo-code/core/packages';
import {folderOf} from '../../plugins/_shared/text/paths';
import type {Baseline, SandboxInput} from '../../plugins/demo-editor/core/sandbox';
import {showSource} from '../../plugins/demo-code/core/show';
import {demoTitle} from '../../plugins/_shared/text/names';
import type {DemoFiles} from '../../plugins/page-reader/core/types';
import type {PackageDisk} from '../../plugins/demo-code/core/types';
import {createReach, filesIn} from '../../plugins/page-reader/files';
import {entryFor} from '../../plugins/_shared/site/folders';
import {ROOT} from './setup';
import {formatIn, pagesIn} from './siteOptions';
import type {DemoOptions} from './siteOptions';

/** A demo of the site in one of its variants, as its sandbox is made. */
export interface SiteDemo extends SandboxInput {
  /** The packages that it runs in place of others. */
  aliases: Record<string, string>;
}

/**
 * Every demo of the pages, each file once, in each variant that readers may open.
 *
 * @param options `folders` are relative to the site
 * @throws Error with place and fault where a demo imports what is not there
 */
export async function findDemos(options: DemoOptions): Promise<SiteDemo[]> {
  const {folders, aliases, frames} = options;
  const baselineOf = baselines();
  const code = createCodeReader();
  const installed = installedPackages(ROOT);
  const demos = new Map<string, Promise<SiteDemo[]>>();
  for (const page of folders.flatMap((folder) => pagesIn(ROOT, folder))) {
    const folder = path.dirname(path.join(ROOT, page));
    const files = filesIn(folder, {siteDir: ROOT, reach: createReach([ROOT, folder])});
    const own = aliasesOf(page, aliases);
    const packages = packagesFor(installed, own);
    const {module, css} = entryFor(page, frames) ?? {};
    const baseline = module === undefined ? undefined : await baselineOf(module);
    const sheets = css?.filter((file) => !file.startsWith('.'));
    const surroundings = {files, code, packages, aliases: own, baseline, sheets};
    const text = readFileSync(path.join(ROOT, page), 'utf8');
    for (const file of listDemos(page, text, files, formatIn(page, options))) {
      const absolute = path.join(folder, file);
      if (!demos.has(absolute)) demos.set(absolute, variantsOf(file, surroundings));
    }
  }
  return (await Promise.all(demos.values())).flat();
}

/** Reads what frames say of sandboxes: modules that render, and are no concern of a script. */
function baselines(): (module: string) => Promise<Baseline | undefined> {
  // From the site, where those of packages are installed.
  const jiti = createJiti(path.join(ROOT, 'package.json'), {jsx: {runtime: 'automatic'}});
  return async (module) => {
    const {sandbox} = await jiti.import<{sandbox?: Baseline}>(module);
    return sandbox;
  };
}

interface Surroundings extends Pick<SandboxInput, 'baseline' | 'sheets'> {
  files: DemoFiles;
  packages: PackageDisk;
  code: CodeReader;
  aliases: Record<string, string>;
}

/** @param file relative to the page's folder */
async function variantsOf(
  file: string,
  {files, packages, code, aliases, baseline, sheets}: Surroundings,
): Promise<SiteDemo[]> {
  const {sources, imports, faults, isCut} = collectSources(file, files, code);
  if (isCut) return [];
  const [fault] = faults;
  if (fault) throw new Error(`${fault.file}:${fault.line}: ${fault.what}`);
  const folder = folderOf(file);
  const shown = await Promise.all(sources.map((source) => showSource(source, folder, files, code)));
  const name = demoName(file);
  return (shown[0]?.file.variants ?? []).map((variant) => ({
    name,
    title: demoTitle(name),
    files: shown
      .flatMap(({texts}) => texts)
      .filter((text) => !text.isPreview && (text.variant ?? variant) === variant),
    packages: packagesOf(imports, packages),
    variant,
    aliases,
    baseline,
    ...(sheets && {sheets}),
  }));
}
