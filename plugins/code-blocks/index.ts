import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import components from 'prismjs/components.json';
import {loadOrder} from './core/languages';
import type {Components} from './core/languages';
import {replaceCode} from './core/replace';
import type {Highlighting, Prism} from './core/types';
import {DEFAULT_OPTIONS} from './options';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** What the remark plugin needs to know of the page, a part of unified's VFile. */
interface PageFile {
  path: string;
  /** The site's folder, which paths in errors are relative to. */
  cwd: string;
  value: string | Uint8Array;
}

const LANGUAGES = components.languages as unknown as Components;

// Docusaurus loads this module once for the plugin and once for each remark plugin, past the module
// cache; the options, which the first is given, reach the others by the process.
const SLOT: unique symbol = Symbol.for('vitrine.code-blocks');
const shared = globalThis as {[SLOT]?: Highlighting};

// Node's own cache, so that all of them have the same Prism, whose languages load only once.
const load = createRequire(__filename);

/** The texts of copy buttons are shared with the components that own some of them. */
const SOURCES = ['client', '../_shared/client'].map((folder) =>
  path.join(path.resolve(__dirname, folder), '**/*.{ts,tsx}'),
);

/** Highlights code in the build, and gives what no component owns its copy button. */
export default function codeBlocks(_context: LoadContext, options: PluginOptions): Plugin {
  shared[SLOT] = createHighlighting(options);
  return {
    name: 'code-blocks',
    getClientModules: () => ['./client'],
    // Where Docusaurus looks for texts to translate; its own folder alone is not looked through.
    getPathsToWatch: () => SOURCES,
  };
}

/**
 * Remark plugin that turns fences, groups of them and lines of tabs into `CodeBlock` and
 * `CodeTabs`. To be put before Docusaurus' own plugins, and after those that put code into pages.
 *
 * @throws VitrineError, when a page is read, with all faults of its code
 */
export function remarkPlugin(): (tree: Root, file: PageFile) => void {
  return (tree, file) =>
    replaceCode(tree, {
      path: path.relative(file.cwd, file.path).replaceAll(path.sep, '/'),
      text: String(file.value),
      highlighting: (shared[SLOT] ??= createHighlighting(DEFAULT_OPTIONS)),
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
