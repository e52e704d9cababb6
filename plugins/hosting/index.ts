import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {caddyfile} from './core/caddy';
import {headerRules, siteHeaders} from './core/headers';
import type {Site} from './core/headers';
import {wholeSite} from './core/locales';
import {netlifyHeaders} from './core/netlify';
import {nginxConfig} from './core/nginx';
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

    async postBuild({outDir, baseUrl, i18n}) {
      const {bases, depth} = wholeSite(baseUrl, ...baseUrlsOf(i18n));
      const root = path.join(outDir, ...Array<string>(depth).fill('..'));
      const pages = await pagesBelow(root);
      const policy = contentSecurityPolicy(await scriptHashes(root, pages), options.sources);
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
async function scriptHashes(siteDir: string, pages: readonly string[]): Promise<string[]> {
  const scripts = new Map<string, string>();
  for (const page of pages) {
    const html = await readFile(path.join(siteDir, page), 'utf8');
    for (const script of inlineScripts(html)) {
      if (!scripts.has(script)) scripts.set(script, page);
    }
  }
  checkScripts(scripts);
  return [...scripts.keys()].map((text) => createHash('sha256').update(text).digest('base64'));
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
