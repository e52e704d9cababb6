import {createRequire} from 'node:module';
import path from 'node:path';
import type {Root} from 'mdast';
import components from 'prismjs/components.json';
import type {PageFile} from '../page-reader';
import {loadOrder} from './core/languages';
import type {Components} from './core/languages';
import {replaceCode} from './core/replace';
import type {Highlighting, Prism} from './core/types';
import type {PluginOptions} from './options';

const LANGUAGES = components.languages as unknown as Components;

// Node's own cache, so that all of them have the same Prism, whose languages load only once.
const load = createRequire(__filename);

/** Options of the plugin, and what becomes of some fences elsewhere. */
export interface RemarkOptions extends PluginOptions {
  /** Languages that a theme draws. Default none. */
  drawn?: readonly string[];
}

/**
 * Remark plugin that turns fences, groups of them and lines of tabs into `CodeBlock` and
 * `CodeTabs`. To be put before Docusaurus' own plugins, and after those that put code into pages.
 *
 * @throws VitrineError, when a page is read, with all faults of its code
 */
export function remarkPlugin({
  drawn = [],
  ...options
}: RemarkOptions): (tree: Root, file: PageFile) => void {
  const highlighting = createHighlighting(options);
  return (tree, file) =>
    replaceCode(tree, {
      path: path.relative(file.cwd, file.path).replaceAll(path.sep, '/'),
      text: String(file.value),
      highlighting,
      drawn,
    });
}

function createHighlighting({fold, languages, aliases}: PluginOptions): Highlighting {
  const {Prism: prism} = load('prism-react-renderer') as {Prism: Prism};
  const wanted = [...languages, ...Object.values(aliases)];
  const order = loadOrder(wanted, LANGUAGES, (name) => name in prism.languages);
  // Prism's components extend the Prism of the global object, which is not this one.
  const scope = globalThis as {Prism?: Prism};
  const before = scope.Prism;
  scope.Prism = prism;
  for (const name of order) load(`prismjs/components/prism-${name}`);
  scope.Prism = before;
  return {prism, aliases, fold};
}
