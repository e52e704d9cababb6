import type {NavigationEntry} from '../../_shared/site/entries';
import {VitrineError} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';
import {toItems} from './items';
import {docPath, trimSlashes} from './paths';
import {tabsOf} from './tabs';
import {appendUnlisted, type FolderFacts} from './unlisted';
import type {Doc, Item} from './types';

/** The parts of Docusaurus' generator arguments that are used. */
export interface GeneratorArgs {
  item: {customProps?: Record<string, unknown>};
  docs: Doc[];
  version: {versionName: string};
  /** What `_category_` files say, by their folders below the docs folder. */
  categoriesMetadata?: Readonly<Record<string, FolderFacts>>;
  /** Finds the number that a name begins with: `01-guide`. */
  numberPrefixParser?: (name: string) => {numberPrefix?: number | undefined};
}

/** Where the tree is shown: options of the plugin. */
export interface GeneratorOptions {
  /** Route root; Docusaurus puts a slash before it. */
  routeBasePath: string;
  navigation: {product: string; trees: string; elsewhere: Record<string, string>};
}

/**
 * The sidebar of one version of a product.
 *
 * @param generated paths of generated pages, below the route root
 * @param tell takes what is wrong with the entries. Default: it is thrown
 * @throws VitrineError where an entry below the product's route root leads to no page
 */
export function generateItems(
  args: GeneratorArgs,
  options: GeneratorOptions,
  generated: readonly string[] = [],
  tell: (source: string, faults: readonly ErrorParts[]) => void = throwFaults,
): Item[] {
  const {versionName} = args.version;
  const {product, trees, elsewhere} = options.navigation;
  const entries = (args.item.customProps?.entries ?? []) as NavigationEntry[];
  const file = trees.replace(/^.*\//, '');
  const tree = toItems(entries, args.docs, {
    where: versionName === 'current' ? `${file}, ${product}` : `tree of ${product} ${versionName}`,
    routeRoot: trimSlashes(options.routeBasePath),
    version: versionName,
    others: new Set([...generated.map(trimSlashes), ...tabPaths(args.docs)]),
    elsewhere,
  });
  tell(
    `entries of ${product} ${versionName}, ${options.routeBasePath}`,
    tree.faults.map((fault) => ({...fault, kind: 'tree' as const})),
  );
  return appendUnlisted(
    tree.items,
    args.docs.filter(({id}) => !tree.named.has(id)),
    (folder) => factsOf(folder, args),
  );
}

function factsOf(
  folder: string,
  {categoriesMetadata = {}, numberPrefixParser}: GeneratorArgs,
): FolderFacts {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return {position: numberPrefixParser?.(name).numberPrefix, ...categoriesMetadata[folder]};
}

/** The paths of the tabs that pages have. */
function tabPaths(docs: readonly Doc[]): string[] {
  return docs.flatMap((doc) => tabsOf({...doc.frontMatter}).map((tab) => `${docPath(doc)}/${tab}`));
}

function throwFaults(_source: string, faults: readonly ErrorParts[]): void {
  if (faults.length > 0) throw new VitrineError([...faults]);
}
