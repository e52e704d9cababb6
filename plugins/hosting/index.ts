import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {VitrineError} from '../_shared/node';
import {caddyfile} from './core/caddy';
import {headerRules, siteHeaders} from './core/headers';
import type {Site} from './core/headers';
import {wholeSite} from './core/locales';
import {netlifyHeaders} from './core/netlify';
import {nginxConfig} from './core/nginx';
import {foreignScripts, isBanner, isWritten, writtenPages} from './core/origin';
import type {Script} from './core/origin';
import {checkScripts, contentSecurityPolicy, inlineScripts} from './core/policy';
import {TYPES} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Folder of the files for servers of one's own, in the build. */
const FOLDER = 'hosting';

/** Writes the headers that the site is to be served with, for hosts of several kinds. */
export default function hosting(
  {siteDir, siteConfig}: LoadContext,
  options: PluginOptions,
): Plugin {
  return {
    name: 'hosting',

    async postBuild({outDir, baseUrl, i18n, routes}) {
      const {bases, depth} = wholeSite(baseUrl, ...baseUrlsOf(i18n));
      const root = path.join(outDir, ...Array<string>(depth).fill('..'));
      const pages = await pagesBelow(root);
      const written = writtenPages(routes, baseUrl);
      const isOwn = (page: string) => !isWritten(page, written, bases);
      const hashes = hashesOf(await scriptsOf(root, pages), isOwn, options);
      const policy = contentSecurityPolicy(hashes, options.sources);
      const {headers, runners} = options;
      const copied = siteConfig.staticDirectories.map((name) => path.join(siteDir, name));
      const folders = [...options.folders, ...(await foldersIn(copied)), FOLDER];
      await writeAll(
        root,
        filesOf({bases, headers: siteHeaders(policy, headers), folders, runners}, pages),
      );
    },
  };
}

function baseUrlsOf({defaultLocale, localeConfigs}: Props['i18n']): [string, string[]] {
  const all = Object.values(localeConfigs).map(({baseUrl}) => baseUrl);
  return [localeConfigs[defaultLocale]?.baseUrl ?? '/', all];
}

/** Paths of all HTML files, with slashes, in an order that no file system decides. */
async function pagesBelow(siteDir: string): Promise<string[]> {
  const files = await readdir(siteDir, {recursive: true});
  const pages = files.filter((file) => file.endsWith('.html'));
  return pages.map((file) => file.replaceAll(path.sep, '/')).sort();
}

/** Names of the folders that are copied as they are. A site may have no such directory. */
async function foldersIn(directories: readonly string[]): Promise<string[]> {
  const entries = await Promise.all(
    directories.map((directory) => readdir(directory, {withFileTypes: true}).catch(() => [])),
  );
  return entries.flat().flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Of the pages as built: a minifier may have changed what was put into them. */
async function scriptsOf(siteDir: string, pages: readonly string[]): Promise<Script[]> {
  const scripts: Script[] = [];
  for (const page of pages) {
    const html = await readFile(path.join(siteDir, page), 'utf8');
    for (const text of inlineScripts(html)) {
      scripts.push({text, page, hash: createHash('sha256').update(text).digest('base64')});
    }
  }
  return scripts;
}

/**
 * The hashes of the scripts that the code has put into pages.
 *
 * @throws VitrineError with all others
 */
function hashesOf(
  scripts: readonly Script[],
  isOwn: (page: string) => boolean,
  {sources}: PluginOptions,
): Set<string> {
  const own = scripts.filter(({text, page}) => isOwn(page) || isBanner(text));
  const texts = new Map(own.map(({text, page}) => [text, page]));
  const others = new Map(scripts.map((script) => [script.text, script]));
  const faults = foreignScripts(
    [...others.values()],
    new Set(texts.keys()),
    sources['script-src'] ?? [],
  );
  if (faults.length > 0) throw new VitrineError(faults);
  checkScripts(texts);
  return new Set(own.map(({hash}) => hash));
}

/** File → its text. */
function filesOf(site: Site, pages: readonly string[]): Record<string, string> {
  const data = {rules: headerRules(site), types: TYPES};
  return {
    _headers: netlifyHeaders(site, pages),
    [`${FOLDER}/headers.json`]: `${JSON.stringify(data, undefined, 2)}\n`,
    [`${FOLDER}/nginx.conf`]: nginxConfig(site),
    [`${FOLDER}/Caddyfile`]: caddyfile(site),
  };
}

async function writeAll(siteDir: string, files: Record<string, string>): Promise<void> {
  await mkdir(path.join(siteDir, FOLDER), {recursive: true});
  await Promise.all(
    Object.entries(files).map(([file, text]) => writeFile(path.join(siteDir, file), text)),
  );
}
