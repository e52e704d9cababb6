import {escapeMarkdown} from '../../_shared/text/markdown';
import {markdownAddress} from './address';
import {versionAt, type ExportedPage, type Kind, type ProductVersion} from './content';

/** The site as its lists show it. */
export interface ListedSite {
  title: string;
  tagline: string;
  /** `https://example.com` */
  url: string;
  baseUrl: string;
  versions: readonly ProductVersion[];
}

/** A page with its Markdown. */
export interface ToldPage extends ExportedPage {
  text: string;
}

const SECTIONS: readonly (readonly [kind: Kind, title: string])[] = [
  ['guide', 'Guides'],
  ['component', 'Components'],
  ['api', 'API'],
  ['page', 'Pages'],
];

/**
 * What agents read first, in the form of llmstxt.org: `llms.txt` of the site and of each version of
 * a product, `llms-full.txt` of the latter, and the versions as data.
 *
 * @param limit of a full text, in bytes of UTF-8: what does not fit is named at its end
 * @returns path below the site's folder → text
 */
export function llmsFiles(
  pages: readonly ToldPage[],
  site: ListedSite,
  limit: number,
): Map<string, string> {
  const {versions, baseUrl} = site;
  const listed = pages.filter(({isListed}) => isListed);
  const of = (version?: ProductVersion) =>
    listed.filter(({permalink}) => versionAt(permalink, versions) === version);
  const files = new Map(Object.entries(siteFiles(pages, site)));
  for (const version of versions) {
    const folder = version.root.slice(baseUrl.length);
    const own = of(version);
    // A product at the root of the site is all of it.
    files.set(`${folder}llms.txt`, versionText(version, folder === '' ? listed : own, site));
    files.set(`${folder}llms-full.txt`, fullText(version, own, site, limit));
  }
  return files;
}

/** Those of the lists that tell of the whole site. */
export function siteFiles(
  pages: readonly ExportedPage[],
  site: ListedSite,
): Record<'llms.txt' | 'llms.json', string> {
  const {versions, baseUrl, title, url} = site;
  const facts = {title, url, baseUrl, versions: versions.map(({roots: _roots, ...one}) => one)};
  return {
    'llms.txt': siteText(looseOf(pages, site), site),
    'llms.json': `${JSON.stringify(facts)}\n`,
  };
}

/** The listed pages of no product, without their text. */
export function looseOf(
  pages: readonly ExportedPage[],
  {versions}: Pick<ListedSite, 'versions'>,
): ExportedPage[] {
  return pages
    .filter(({isListed, permalink}) => isListed && versionAt(permalink, versions) === undefined)
    .map(({permalink, title, description, kind, isListed}) => {
      return {permalink, title, description, kind, isListed};
    });
}

function siteText(pages: readonly ExportedPage[], site: ListedSite): string {
  const {title, tagline, versions, url} = site;
  const ofProducts = versions.map((version) =>
    line(versionName(version), `${url}${version.root}llms.txt`, version.description),
  );
  return text([
    `# ${escapeMarkdown(title)}`,
    tagline && `> ${escapeMarkdown(tagline)}`,
    'Each page is to be had as Markdown: its address with `.md` in place of the slash at its end. Each list below names the pages of one version of a product.',
    section('Products', ofProducts),
    section('Pages', linesOf(pages, site)),
  ]);
}

function versionText(
  version: ProductVersion,
  pages: readonly ExportedPage[],
  site: ListedSite,
): string {
  const {url, versions} = site;
  const others = versions.filter((one) => one.product === version.product && one !== version);
  return text([
    `# ${versionName(version)}`,
    `> ${escapeMarkdown(version.description)}`,
    version.package && `Package: \`${version.package}\``,
    ...SECTIONS.map(([kind, title]) =>
      section(
        title,
        linesOf(
          pages.filter((page) => page.kind === kind),
          site,
        ),
      ),
    ),
    section('Optional', [
      line('All pages in one file', `${url}${version.root}llms-full.txt`, ''),
      ...others.map((one) => line(versionName(one), `${url}${one.root}llms.txt`, '')),
    ]),
  ]);
}

/** The order in which pages are left out last. */
const IN_FULL: readonly Kind[] = ['guide', 'component', 'page', 'api'];

function fullText(
  version: ProductVersion,
  pages: readonly ToldPage[],
  site: ListedSite,
  limit: number,
): string {
  const sorted = IN_FULL.flatMap((kind) => pages.filter((page) => page.kind === kind));
  const head = text([
    `# ${versionName(version)}: all pages`,
    `At most ${limit} bytes. Pages that do not fit are named at the end.`,
  ]);
  const parts = sorted.map((page) => {
    const part = `\n---\n\nSource: ${addressOf(page, site)}\n\n${page.text}`;
    return {part, named: `${linesOf([page], site).join('')}\n`};
  });
  const end = '\n---\n\n## Pages that did not fit\n\n';
  const isAll = bytesOf([head, ...parts.map(({part}) => part)]) <= limit;
  let room = limit - bytesOf([head, ...(isAll ? [] : [end, ...parts.map(({named}) => named)])]);
  const [told, left]: [string[], string[]] = [[], []];
  for (const {part, named} of parts) {
    const more = bytesOf([part]) - (isAll ? 0 : bytesOf([named]));
    if (more > room) left.push(named);
    else {
      room -= more;
      told.push(part);
    }
  }
  return [head, ...told, ...(left.length === 0 ? [] : [end, ...left])].join('');
}

function bytesOf(texts: readonly string[]): number {
  return texts.reduce((sum, each) => sum + Buffer.byteLength(each), 0);
}

function linesOf(pages: readonly ExportedPage[], site: ListedSite): string[] {
  return pages.map((page) =>
    line(escapeMarkdown(page.title), addressOf(page, site), page.description),
  );
}

function addressOf({permalink}: ExportedPage, {url, baseUrl}: ListedSite): string {
  return new URL(markdownAddress(permalink, baseUrl), url).href;
}

function line(name: string, href: string, about: string): string {
  return `- [${name}](${href})${about === '' ? '' : `: ${escapeMarkdown(about)}`}`;
}

function versionName({name, label}: ProductVersion): string {
  return escapeMarkdown(`${name} ${label}`.trim());
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`;
}

function text(blocks: readonly (string | null)[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
