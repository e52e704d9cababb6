import type {NavigationEntry} from '../../_shared/entries';
import {VitrineError} from '../../_shared/node';
import {toItems} from './items';
import {trimSlashes} from './paths';
import {appendUnlisted} from './unlisted';
import type {Doc, Item} from './types';

/** The parts of Docusaurus' generator arguments that are used. */
export interface GeneratorArgs {
  item: {customProps?: Record<string, unknown>};
  docs: Doc[];
  version: {versionName: string};
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
 * @throws VitrineError where an entry below the product's route root leads to no page
 */
export function generateItems(args: GeneratorArgs, options: GeneratorOptions): Item[] {
  const {versionName} = args.version;
  const {product, trees, elsewhere} = options.navigation;
  const entries = (args.item.customProps?.entries ?? []) as NavigationEntry[];
  const file = trees.replace(/^.*\//, '');
  const tree = toItems(entries, args.docs, {
    where: versionName === 'current' ? `${file}, ${product}` : `tree of ${product} ${versionName}`,
    routeRoot: trimSlashes(options.routeBasePath),
    version: versionName,
    elsewhere,
  });
  if (tree.faults.length > 0) throw new VitrineError(tree.faults);
  return appendUnlisted(
    tree.items,
    args.docs.filter(({id}) => !tree.named.has(id)),
  );
}
