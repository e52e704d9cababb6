import {cpSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../contract/tree';
import {build} from '../site/sites';
import {ROOT} from './support';

/** What a site is made of; the rest of the repository is about it. */
const SOURCES =
  /^(?:docs|plugins|src|static)\/|^[^/]*_version|^(?:sidebars|docusaurus\.config)\.ts$/;

/** Options that differ from the real site's: folder of the plugin → options laid over its own. */
export type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Builds the real site with other options, in a folder of its own: two products of it, which is
 * enough for what all pages share.
 *
 * @param name folder below `.cache/sites`
 * @param edit changes the copy before it is built
 * @returns the built site's folder
 */
export async function buildVariant(
  name: string,
  changes: Changes,
  edit?: (folder: string) => void,
): Promise<string> {
  const folder = path.join(ROOT, '.cache/sites', name);
  rmSync(folder, {recursive: true, force: true});
  for (const file of listFiles().filter((each) => SOURCES.test(each))) {
    const target = file === 'docusaurus.config.ts' ? 'site.config.ts' : file;
    cpSync(path.join(ROOT, file), path.join(folder, target));
  }
  writeFileSync(path.join(folder, 'docusaurus.config.ts'), configWith(changes));
  edit?.(folder);
  const {code, stderr} = await build(folder, {PRODUCTS: 'system'});
  if (code !== 0) throw new Error(stderr);
  return path.join(folder, 'build');
}

function configWith(changes: Changes): string {
  return `import site from './site.config';

const changes = ${JSON.stringify(changes)};
const plugins = site.plugins.map((plugin) => {
  const [file, options] = [plugin].flat();
  const name = file.split('/').at(-2);
  return name in changes ? [file, {...options, ...changes[name]}] : plugin;
});

export default {...site, plugins};
`;
}
