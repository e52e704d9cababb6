import {nearest} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';
import {normalizeAddress} from '../../_shared/site/addresses';
import type {Source} from '../../_shared/site/sources';

const HEAD = `# The addresses of pages that this site has published. What stands here is answered for good: a
# page that goes leaves a redirect. \`vitrine build --publish-addresses\` adds those that are new.
`;

/**
 * The published addresses that nothing answers any more.
 *
 * @param file of the list, for messages
 * @param text of the list: an address without the base URL on each line, `#` before a comment
 */
export function removedFaults(
  file: string,
  text: string,
  sources: readonly Source[],
  baseUrl: string,
): ErrorParts[] {
  const answered = new Set(sources.map(({pathname}) => normalizeAddress(pathname)));
  const pages = new Map(
    sources
      .filter(({source, fix}) => fix === undefined && /\.mdx?$/.test(source))
      .map(({pathname, source}) => [withoutBase(pathname, baseUrl), source]),
  );
  return text.split('\n').flatMap((line, i) => {
    const address = line.trim();
    if (!isAddress(address) || answered.has(normalizeAddress(baseUrl + address.slice(1))))
      return [];
    const [near = ''] = nearest(address, [...pages.keys()]);
    const page = near === '' ? '' : `; nearest is ${pages.get(near) ?? ''} (${near})`;
    return [
      {
        where: `${file}:${i + 1}`,
        what: `${address} is published, and nothing answers it any more`,
        fix: `write \`redirect_from: ${address}\` in the page that takes its place${page}`,
      },
    ];
  });
}

/** The list with the pages that it lacks, in order; nothing is ever taken from it. */
export function withPublished(text: string, pages: readonly Source[], baseUrl: string): string {
  const known = text.split('\n').map((line) => line.trim());
  const added = pages.map(({pathname}) => withoutBase(pathname, baseUrl));
  const all = new Set([...known, ...added].filter(isAddress));
  const comments = text === '' ? HEAD : text.replace(/^[^#].*\n?|^\n/gm, '');
  return `${comments}${[...all].sort().join('\n')}\n`;
}

/** What a list names. */
export function publishedAddresses(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(isAddress);
}

function isAddress(line: string): boolean {
  return line.startsWith('/');
}

function withoutBase(pathname: string, baseUrl: string): string {
  return `/${pathname.slice(baseUrl.length)}`;
}
