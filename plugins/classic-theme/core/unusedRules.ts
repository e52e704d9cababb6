import postcss from 'postcss';
import type {AtRule, Root, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type {ClassName, Selector} from 'postcss-selector-parser';

/** Where the framework's rules stand, of which a site uses a third. */
const FRAMEWORK = 'docusaurus.infima';

/** What could be the name of a class or of a custom property, whole or as the begin of one. */
const WORD = /-{0,2}[A-Za-z_][\w-]*/g;

/** Beginnings that are shorter are chance: `a-`, `to-`. */
const SHORTEST_BEGINNING = 4;

/** The names in a script: of classes, of custom properties, and everything else that looks so. */
export function wordsOf(script: string): readonly string[] {
  return script.match(WORD) ?? [];
}

/**
 * A style sheet without those rules of the framework that no page of the site can match, and
 * without its custom properties that nobody reads. Whatever any script names stays, also where it
 * is put together: `alert--` keeps `alert--info`.
 *
 * @param css as the bundler has it, its layers in place
 * @param words names in all scripts of the site: markdown's classes are among them
 * @param others the site's other style sheets, which may read the framework's custom properties
 */
export function withoutUnused(
  css: string,
  words: ReadonlySet<string>,
  others: readonly string[] = [],
): string {
  const root = postcss.parse(css);
  const layers = frameworkLayers(root);
  if (layers.length === 0) return css;
  const beginnings = [...words].filter(
    (word) => word.endsWith('-') && word.length >= SHORTEST_BEGINNING,
  );
  const isNamed = (name: string) =>
    words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  for (const layer of layers) layer.walkRules((rule) => narrow(rule, isNamed));
  dropProperties(root, layers, {words, others});
  for (const layer of layers) dropEmpty(layer);
  return root.toString();
}

function frameworkLayers(root: Root): AtRule[] {
  const layers: AtRule[] = [];
  root.walkAtRules('layer', (layer) => {
    if (layer.params === FRAMEWORK && layer.nodes) layers.push(layer);
  });
  return layers;
}

/** Takes out the selectors that ask for a class that nobody names. */
function narrow(rule: Rule, isNamed: (name: string) => boolean): void {
  if (isKeyframe(rule)) return;
  const selector = selectorParser((selectors) => {
    for (const each of [...selectors.nodes]) if (!canMatch(each, isNamed)) each.remove();
  }).processSync(rule.selector);
  if (selector === '') rule.remove();
  else if (selector !== rule.selector) rule.selector = selector;
}

function isKeyframe({parent}: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

/** Classes in `:not()` and other lists of alternatives do not have to be there. */
function canMatch(selector: Selector, isNamed: (name: string) => boolean): boolean {
  return selector.nodes
    .filter((node): node is ClassName => node.type === 'class')
    .every(({value}) => isNamed(value));
}

interface Readers {
  words: ReadonlySet<string>;
  others: readonly string[];
}

/** A property may be read by another one alone: until there are none, those that nobody reads go. */
function dropProperties(root: Root, layers: readonly AtRule[], {words, others}: Readers): void {
  const elsewhere = new Set(others.flatMap((css) => readIn(css)));
  for (let isDone = false; !isDone;) {
    isDone = true;
    const read = new Set(readIn(root.toString()));
    for (const layer of layers) {
      layer.walkDecls(/^--/, (property) => {
        const {prop} = property;
        if (read.has(prop) || elsewhere.has(prop) || words.has(prop)) return;
        property.remove();
        isDone = false;
      });
    }
  }
}

function readIn(css: string): string[] {
  return Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);
}

/** Rules, and what stands around them, in which nothing is left. */
function dropEmpty(layer: AtRule): void {
  const containers: (AtRule | Rule)[] = [];
  layer.walk((node) => {
    if (node.type === 'rule' || (node.type === 'atrule' && node.nodes)) containers.push(node);
  });
  for (const node of containers.reverse()) if (node.nodes?.length === 0) node.remove();
}
