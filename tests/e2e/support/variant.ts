import {cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../contract/tree';
import {build} from '../../site/sites';
import {ROOT} from './places';

/** What a site is made of; the rest of the repository is about it. */
const SOURCES =
  /^(?:docs|plugins|src|static)\/|^[^/]*_version|^(?:sidebars|docusaurus\.config)\.ts$/;

const CONFIG = 'docusaurus.config.ts';
/** What that file is called in a copy. */
const SITE_CONFIG = 'site.config.ts';

const SITES = path.join(ROOT, '.cache/sites');
const VARIANTS = path.join(SITES, 'variants');

/** Options that differ from the real site's: folder of the plugin → options laid over its own. */
type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Folders of the built variants, as `variants.setup.ts` leaves them. */
export const BUILT = {
  /** The site as it is, with two of its products. */
  firstRelease: path.join(VARIANTS, 'first-release'),
  /** The same, one sentence longer. */
  secondRelease: path.join(VARIANTS, 'second-release'),
  /** The one after it: no service worker, and every third party that a site can have. */
  thirdParties: path.join(VARIANTS, 'third-parties'),
} as const;

export type Variant = keyof typeof BUILT;

/** Where the worker of a built variant is registered: a host that is secure without a certificate. */
export const OFFICIAL = 'official.localhost';

/** What the second release says more than the first one, and the source of the page that does. */
export const NEWS = {
  file: 'docs/system/getting-started/usage.md',
  text: 'This sentence came with the second release.',
};

/**
 * Copies the real site into a folder of its own, to be built there.
 *
 * @param name folder below `.cache/sites`; what was there is gone
 * @returns the copy's folder
 */
export function copySite(name: string): string {
  const folder = path.join(SITES, name);
  rmSync(folder, {recursive: true, force: true});
  for (const file of listFiles().filter((each) => SOURCES.test(each))) {
    const target = file === CONFIG ? SITE_CONFIG : file;
    cpSync(path.join(ROOT, file), path.join(folder, target));
  }
  configure(folder, {});
  return folder;
}

/** Gives a copy of the site other options, and takes back those of before. */
export function configure(folder: string, changes: Changes): void {
  writeFileSync(path.join(folder, CONFIG), configWith(changes));
}

/**
 * Builds a copy of the site: two products of it, which is enough for what all pages share. What an
 * earlier build of the copy has kept is used.
 *
 * @param folder from {@link copySite}
 * @param target where the built site is moved to; what was there is gone
 * @throws Error with what the build said, when it fails
 */
export async function buildCopy(folder: string, target: string): Promise<void> {
  mkdirSync(VARIANTS, {recursive: true});
  rmSync(target, {recursive: true, force: true});
  const {code, stderr} = await build(folder, {PRODUCTS: 'system'});
  if (code !== 0) throw new Error(stderr);
  renameSync(path.join(folder, 'build'), target);
}

/**
 * @returns a built variant's folder
 * @throws Error where it was not built
 */
export function builtVariant(name: Variant): string {
  const folder = BUILT[name];
  if (existsSync(path.join(folder, 'index.html'))) return folder;
  const file = path.relative(ROOT, folder);
  throw new Error(
    `${file} holds no site.\n  Fix: run the tests with the project that it depends on: variants`,
  );
}

function configWith(changes: Changes): string {
  return `import site from './site.config';

const changes = ${JSON.stringify(changes)};
const [[preset, options]] = site.presets;
const settings = {...options.settings};
for (const [name, own] of Object.entries(changes)) settings[name] = {...settings[name], ...own};

export default {
  ...site,
  i18n: {defaultLocale: 'en', locales: ['en']},
  presets: [[preset, {...options, settings}]],
};
`;
}
