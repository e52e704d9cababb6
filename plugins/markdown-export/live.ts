import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {decodePath, withSlash} from '../_shared/site/addresses';
import type {DevAnswer} from '../_shared/node/devServer';
import type {AllContent} from '../_shared/site/content';
import {markdownFile} from './core/address';
import {announcedPages, productVersions, type ExportedPage} from './core/content';
import {finish} from './core/finish';
import {llmsFiles} from './core/llms';
import {toMarkdown} from './core/markdown';
import {readWritten} from './files';

/** Of pages that are made of what a build renders. */
const LATER = 'The Markdown of this page is made of the built page: `npm run build` writes it.\n';
const TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};
const LISTS = /(?:^|\/)llms(?:-full)?\.(?:txt|json)$/;

/** A page whose Markdown is made when somebody asks for it. */
interface LivePage extends ExportedPage {
  /** `undefined`: a build alone can say. */
  text: () => string | undefined;
}

/**
 * What the dev server answers to who asks for Markdown and lists: made of the sources as they are,
 * or a word that a build alone has it.
 *
 * @param content as it is now
 */
export function liveMarkdown(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  fullTextLimit: number,
  content: () => AllContent,
): (asked: string) => DevAnswer | undefined {
  const folders = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder));
  return (asked) => {
    const file = decodePath(asked);
    const type = TYPES[path.extname(file)];
    const isList = LISTS.test(file);
    if (type === undefined || !(isList || file.endsWith('.md'))) return undefined;
    if (folders.some((folder) => existsSync(path.join(folder, file)))) return undefined;
    const plugins = pluginsOf(content());
    const pages = pagesOf(plugins, siteDir);
    const addresses = new Set(pages.map(({permalink}) => withSlash(permalink)));
    const told = ({text}: LivePage) =>
      finish(text() ?? LATER, {url: siteConfig.url, baseUrl, pages: addresses});
    if (isList) {
      const site = {...siteConfig, baseUrl, versions: productVersions(plugins, baseUrl)};
      const all = pages.map((page) => ({...page, text: told(page)}));
      const text = llmsFiles(all, site, fullTextLimit).get(file);
      return text === undefined ? undefined : {type, text};
    }
    const page = pages.find(({permalink}) => markdownFile(permalink, baseUrl) === file);
    const isThere = page?.text() !== undefined;
    return {type, text: page ? told(page) : LATER, ...(!isThere && {status: 404})};
  };
}

function pagesOf(plugins: ReturnType<typeof pluginsOf>, siteDir: string): LivePage[] {
  const written = readWritten(plugins, siteDir).map(({page, read}) => ({
    ...page,
    text: () => {
      const {content} = read();
      return content === undefined ? undefined : toMarkdown(page, content);
    },
  }));
  const announced = announcedPages(plugins).filter(({permalink}) => !permalink.includes('#'));
  return [...written, ...announced];
}

function pluginsOf(allContent: AllContent): {name: string; content: unknown}[] {
  return Object.entries(allContent).flatMap(([name, instances]) =>
    Object.values(instances).map((content) => ({name, content})),
  );
}
