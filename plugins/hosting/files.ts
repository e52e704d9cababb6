import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeText} from '../_shared/node/cache';
import {forwardingPage} from '../_shared/site/forwardingPage';
import {VitrineError} from '../_shared/node';
import type {Redirect} from '../_shared/site/redirects';
import type {Script} from './core/origin';
import {FOLDER} from './core/hostFiles';
import {inlineScripts} from './core/policy';
import {forwardingFile, netlifyRedirects} from './core/redirects';
import type {Redirects} from './core/redirects';

/** Paths of all HTML files, with slashes, in an order that no file system decides. */
export async function pagesBelow(siteDir: string): Promise<string[]> {
  const files = await readdir(siteDir, {recursive: true});
  const pages = files.filter((file) => file.endsWith('.html'));
  return pages.map((file) => file.replaceAll(path.sep, '/')).sort();
}

/** Names of the folders that are copied as they are. A site may have no such directory. */
export async function foldersIn(directories: readonly string[]): Promise<string[]> {
  const entries = await Promise.all(
    directories.map((directory) => readdir(directory, {withFileTypes: true}).catch(() => [])),
  );
  return entries.flat().flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Of the pages as built: a minifier may have changed what was put into them. */
export async function scriptsOf(siteDir: string, pages: readonly string[]): Promise<Script[]> {
  const scripts: Script[] = [];
  // Cut from a page, a text would keep all of the page in memory: each is kept once, by itself.
  const texts = new Map<string, string>();
  for (const page of pages) {
    const html = await readFile(path.join(siteDir, page), 'latin1');
    for (const cut of inlineScripts(html)) {
      const bytes = Buffer.from(cut, 'latin1');
      const hash = createHash('sha256').update(bytes).digest('base64');
      const text = texts.get(hash) ?? bytes.toString();
      texts.set(hash, text);
      scripts.push({text, page, hash});
    }
  }
  return scripts;
}

/** For hosts that read nothing of what is written for them. */
export function writeForwarding(
  redirects: readonly Redirect[],
  outDir: string,
  baseUrl: string,
): void {
  const files = redirects.map((redirect) => ({
    ...redirect,
    target: path.join(outDir, forwardingFile(redirect.from, baseUrl)),
  }));
  const taken = files.filter(({target}) => existsSync(target));
  if (taken.length > 0) {
    throw new VitrineError(
      taken.map(({file, from}) => ({
        where: file,
        what: `field "redirect_from" names ${from}, where the build has a page`,
        fix: 'take it out',
      })),
    );
  }
  for (const {target, title, to} of files) writeText(target, forwardingPage(title, to));
}

/** Those of all languages that have been built, as all of them are one site. */
export async function redirectsOf(
  root: string,
  own: readonly Redirect[],
  hasOthers: boolean,
): Promise<Redirects> {
  const file = path.join(root, FOLDER, 'headers.json');
  const known = hasOthers && existsSync(file) ? await readFile(file, 'utf8') : '{}';
  const {redirects} = JSON.parse(known) as {redirects?: Redirects};
  return {...redirects, ...Object.fromEntries(own.map(({from, to}) => [from, to]))};
}

export async function redirectFile(
  root: string,
  redirects: Redirects,
): Promise<Record<string, string>> {
  if (Object.keys(redirects).length === 0) return {};
  const own = await readFile(path.join(root, '_redirects'), 'utf8').catch(() => '');
  return {_redirects: netlifyRedirects(own, redirects)};
}

export async function writeAll(siteDir: string, files: Record<string, string>): Promise<void> {
  await mkdir(path.join(siteDir, FOLDER), {recursive: true});
  await Promise.all(
    Object.entries(files).map(([file, text]) => writeFile(path.join(siteDir, file), text)),
  );
}

/** A site's own stays. */
export function robotsFile(root: string, text: string | undefined): Record<string, string> {
  const isTaken = text === undefined || existsSync(path.join(root, 'robots.txt'));
  return isTaken ? {} : {'robots.txt': text};
}
