import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {decodePart, normalizeAddress, withSlash} from '../_shared/site/addresses';
import {tellFaults} from '../_shared/node/faults';
import {asRead, formatOf, isFile, namesIn, type PageFormat} from '../page-reader';
import {withAllPages} from '../_shared/site/content';
import type {AllContent} from '../_shared/site/content';
import {redirectsIn} from '../_shared/site/redirects';
import {contentSources, pageRedirects, redirectSources} from '../_shared/site/sources';
import {linkFaults} from './core/faults';
import type {Known} from './core/faults';
import {idsOf} from './core/ids';
import {targetsOf, type Target} from './core/targets';
import type {PluginOptions} from './options';

/** A page's file, as it was loaded. */
export interface Loaded {
  file: string;
  permalink: string;
  /** As the parser is given it. */
  text: string;
  format: PageFormat;
  frontMatter: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Looks at the links, anchors and pictures of all pages where these are written, before anything is
 * bundled, and tells what is wrong.
 */
export function lookAtLinks(
  allContent: AllContent,
  context: LoadContext,
  options: PluginOptions,
): void {
  const pages = pagesIn(allContent, context.siteDir).map(withLinks);
  const known = readKnown(allContent, pages, context, options);
  tellFaults(
    'links',
    pages.flatMap((page) => linkFaults(page, known)),
  );
}

interface Linked extends Loaded {
  targets: readonly Target[];
  ids: ReadonlySet<string> | undefined;
}

/** Pages as they were looked at last: after each edit the dev server asks for all of them. */
const looked = new Map<string, Linked>();

function withLinks(page: Loaded): Linked {
  const {permalink, text, format} = page;
  const last = looked.get(permalink);
  const {targets, ids} =
    last?.text === text && last.format === format
      ? last
      : {targets: targetsOf(text, format), ids: idsOf(text, format)};
  const linked = {...page, targets, ids};
  if (process.env.NODE_ENV === 'development') looked.set(permalink, linked);
  return linked;
}

/** The files of all docs and pages, each once. */
export function pagesIn(allContent: AllContent, siteDir: string): Loaded[] {
  const files = contentSources(allContent)
    .filter(({source}) => /\.mdx?$/.test(source) && isFile(path.join(siteDir, source)))
    .map(({pathname, source, frontMatter}) => ({
      permalink: pathname,
      file: source,
      format: formatOf(source, frontMatter),
      frontMatter,
    }));
  return files.map((page) => {
    const written = readFileSync(path.join(siteDir, page.file), 'utf8').replace(/^\uFEFF/, '');
    return {...page, text: asRead(written, page.format).text};
  });
}

function readKnown(
  allContent: AllContent,
  pages: readonly Linked[],
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {ignore}: PluginOptions,
): Known {
  const all = contentSources(withAllPages(allContent));
  const sources = [
    ...all,
    ...pageRedirects(redirectsIn(allContent, siteConfig)),
    ...redirectSources(siteConfig.plugins, baseUrl),
  ];
  const anchors = pages.flatMap(({permalink, ids}) =>
    ids === undefined ? [] : [[normalizeAddress(permalink), ids] as const],
  );
  const statics = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder));
  const patterns = ignore.map(toPattern);
  return {
    roots: rootsIn(allContent).filter((root) => root !== baseUrl),
    addresses: new Map(sources.map(({pathname}) => [normalizeAddress(pathname), pathname])),
    anchors: new Map(anchors),
    files: new Map(all.map(({source, pathname}) => [source, pathname])),
    isIgnored: (address) =>
      patterns.some((pattern) => pattern.test(address)) ||
      statics.some((folder) => existsSync(path.join(folder, below(address, baseUrl)))),
    hasPicture: (url, file) => {
      const name = decodePart(url);
      if (name.startsWith('@site/')) return isFile(path.join(siteDir, name.slice(6)));
      if (!name.startsWith('/')) return isFile(path.join(siteDir, path.dirname(file), name));
      return [name, below(name, baseUrl)].some((each) =>
        statics.some((folder) => isFile(path.join(folder, each))),
      );
    },
    picturesBeside: (file) => namesIn(path.join(siteDir, path.dirname(file))),
  };
}

/** Of the docs instances of this build: what stands below them, they have made. */
function rootsIn(allContent: AllContent): string[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as {
    loadedVersions: {path: string}[];
  }[];
  return docs.flatMap(({loadedVersions}) => loadedVersions.map((one) => withSlash(one.path)));
}

function below(address: string, baseUrl: string): string {
  return decodePart(address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address);
}

function toPattern(written: string): RegExp {
  const parts = written.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
