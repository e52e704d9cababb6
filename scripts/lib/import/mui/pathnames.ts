import {kebabCase} from '../../../../plugins/_shared/text/names';

/** A page as far as its address can be told by it. */
export interface PageFact {
  /** Below the product's folder: `components/buttons/buttons.md`. */
  file: string;
  /** What its front matter names in `components`. */
  components: readonly string[];
  /** Its address below the route root, where it is known. */
  address?: string | undefined;
}

/** Where pages are, told by the addresses of a tree. */
export interface Pathnames {
  /** Folder or file → address below the route root, as the product's option has it. */
  pathnames: Record<string, string>;
  /** Addresses of the tree that no page was found for. */
  unanswered: string[];
}

/**
 * Finds the page of each address of a tree: the address that its folder has by itself, else the one
 * that is made of its folder's name or of its first component.
 *
 * @param addresses below the route root, without slashes at their ends
 */
export function findPathnames(addresses: readonly string[], pages: readonly PageFact[]): Pathnames {
  const byOwn = new Map(pages.map((page) => [page.address ?? ownAddress(page.file), page]));
  const open = addresses.filter((address) => !byOwn.has(address));
  const taken = new Set(addresses.flatMap((address) => byOwn.get(address)?.file ?? []));
  const found = pages.flatMap(({file, address}): [string, string][] =>
    address === undefined || address === ownAddress(file) ? [] : [[keyOf(file), address]],
  );
  const unanswered: string[] = [];
  for (const address of open) {
    const page = bestOf(
      address,
      pages.filter(({file}) => !taken.has(file)),
    );
    if (page === undefined) unanswered.push(address);
    else {
      taken.add(page.file);
      found.push([keyOf(page.file), address]);
    }
  }
  return {pathnames: Object.fromEntries(found), unanswered};
}

/** `components/buttons/buttons.md` → `components/buttons` */
function ownAddress(file: string): string {
  const bare = file.replace(/\.mdx?$/, '');
  const segments = bare.split('/');
  const last = segments.at(-1);
  const isOfFolder = last === segments.at(-2) || last === 'index';
  return (isOfFolder ? segments.slice(0, -1) : segments).join('/');
}

/** A page named like its folder stands for it. */
function keyOf(file: string): string {
  return ownAddress(file) === file.replace(/\.mdx?$/, '') ? file : ownAddress(file);
}

function bestOf(address: string, pages: readonly PageFact[]): PageFact | undefined {
  const overview = pages.find(({file}) => ownAddress(file) === `${address}/overview`);
  if (overview) return overview;
  const last = address.split('/').at(-1) ?? '';
  const name = last.replace(/^react-/, '');
  const folder = address.split('/').slice(0, -1).join('/');
  const scored = pages.map((page) => ({page, score: scoreOf(page, {name, folder})}));
  const [best] = scored.filter(({score}) => score > 0).sort((a, b) => b.score - a.score);
  return best?.page;
}

/** Names in the singular, as addresses have them, and in the plural, as folders do. */
function scoreOf(
  {file, components}: PageFact,
  {name, folder}: {name: string; folder: string},
): number {
  const own = ownAddress(file);
  const last = own.split('/').at(-1) ?? '';
  const isInFolder = folder === '' || own.startsWith(`${folder}/`);
  if (!isInFolder) return 0;
  if (last === name) return 4;
  if (singular(last) === singular(name)) return 3;
  return components.slice(0, 1).some((each) => kebabCase(each) === name) ? 2 : 0;
}

function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<!s|u|i)s$/, '');
}
