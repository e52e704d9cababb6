import type {Helpers, Plugin, Rule} from 'postcss';
import parser from 'postcss-selector-parser';
import type {Node, Selector} from 'postcss-selector-parser';
import {isStep, PAGE} from './rules';

/** What a library's style sheets look at to know the mode: a class, or an attribute's value. */
export interface ModeSelectors {
  light?: string;
  dark?: string;
}

/** Style sheets of a library, which reach its demos and nothing else of a page. */
export interface LibrarySheets {
  /** As a demo would import them: `@acme/kit/style.css`, `./src/kit.css`. Default: none. */
  css?: string[];
  /**
   * What these look at to know the mode, as a class or an attribute: `{dark: '.dark'}`. Default: they
   * follow the page's by themselves, by `light-dark()` or by custom properties of the frame.
   */
  modes?: ModeSelectors;
  /**
   * They are written for left-to-right alone: what is physical in them is mirrored for demos that
   * run from right to left. Default `false`: they follow the direction by themselves.
   */
  mirror?: boolean;
}

type Mode = keyof ModeSelectors;
const MODES: readonly Mode[] = ['light', 'dark'];

/** Where a mode holds in a document. */
export interface ModePlace {
  /** What has it, as selectors that each weigh as much as a class. */
  hosts: readonly string[];
  /** The media in which they do. Default: all. */
  media?: string;
  /** Rules that name the page hold there anyway. Default `false`. */
  isDefault?: boolean;
}

/** Where each mode holds; the first place is where a document says so itself. */
export type ModePlaces = Record<Mode, readonly [ModePlace, ...ModePlace[]]>;

/** Lists that speak of the element that they are said of. */
const SAME_ELEMENT = /^:(?:is|where|not)$/;

/**
 * A PostCSS plugin that lets the rules of a mode hold where the document says that mode, and, as
 * they were written, where the library's own class or attribute stands.
 */
export function followModes(modes: ModeSelectors, places: ModePlaces): Plugin {
  return {
    postcssPlugin: 'vitrine-modes',
    Once(root, helpers) {
      const rules: Rule[] = [];
      root.walkRules((rule) => void rules.push(rule));
      for (const rule of rules) if (!isStep(rule)) followRule(rule, {modes, places, helpers});
    },
  };
}

interface Following {
  modes: ModeSelectors;
  places: ModePlaces;
  helpers: Helpers;
}

/** Puts what is for a mode into rules of their own, one for each place, behind the rest. */
function followRule(rule: Rule, {modes, places, helpers}: Following): void {
  const {selectors} = rule;
  const kept = selectors.filter((selector) => !modeOf(selector, modes));
  const isForPage = kept.some((selector) => PAGE.test(selector));
  const said = {light: places.light[0].hosts, dark: places.dark[0].hosts};
  const copies = MODES.flatMap((mode) => {
    const own = selectors.filter((selector) => modeOf(selector, modes) === mode);
    const wanted = places[mode].filter(({isDefault}) => !(isDefault && isForPage));
    return (own.length === 0 ? [] : wanted).map(({hosts, media}) => {
      const all = {...said, [mode]: hosts};
      const copy = rule.clone({selectors: own.map((one) => rewrite(one, modes, all))});
      return media === undefined
        ? copy
        : helpers.atRule({name: 'media', params: media, nodes: [copy]});
    });
  });
  rule.after(copies);
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept.map((selector) => rewrite(selector, modes, said));
}

/** The mode in which a selector matches; `undefined` where it names none, or one that is not. */
function modeOf(selector: string, modes: ModeSelectors): Mode | undefined {
  let found: Mode | undefined;
  parser((list) =>
    list.walk((node) => {
      found ??= isNegated(node) ? undefined : modeAt(node, modes);
    }),
  ).processSync(selector);
  return found;
}

function isNegated(node: Node): boolean {
  for (let at: Node | undefined = node; at; at = at.parent as Node | undefined) {
    if (at.type === 'pseudo' && at.value === ':not') return true;
  }
  return false;
}

/** The mode that a simple selector stands for. */
function modeAt(node: Node, modes: ModeSelectors): Mode | undefined {
  if (node.type !== 'class' && node.type !== 'attribute') return undefined;
  const text = textOf(node);
  return MODES.find((mode) => modes[mode] !== undefined && textOf(modes[mode]) === text);
}

/** Quotes are a matter of taste: `[data-mode=dark]`. */
function textOf(simple: Node | string): string {
  return String(simple).trim().replace(/["']/g, '');
}

/**
 * The page says its mode by the site's attribute alone: a provider of the library may say another one
 * there, for all pages and readers.
 */
const IN_PAGE = ':where(:not(html,body))';

/**
 * @example '.dark .a' → ':is(.dark:where(:not(html,body)),HOST) .a'
 * @example '.a.dark' → '.a:is(.dark,HOST *)'
 */
function rewrite(
  selector: string,
  modes: ModeSelectors,
  hosts: Record<Mode, readonly string[]>,
): string {
  return parser((list) => {
    const found: [Node, Mode][] = [];
    list.walk((node) => {
      const mode = modeAt(node, modes);
      if (mode) found.push([node, mode]);
    });
    for (const [node, mode] of found) {
      if (isAlone(node)) replace(pageAnd(node), hosts[mode], IN_PAGE);
      else
        replace(
          [node],
          hosts[mode].map((host) => `${host} *${unlessOther(mode, modes)}`),
        );
    }
  }).processSync(selector);
}

/** An area that the library is told another mode of is not in that of the page. */
function unlessOther(mode: Mode, modes: ModeSelectors): string {
  const other = modes[mode === 'dark' ? 'light' : 'dark'];
  if (other === undefined) return '';
  const inPage = other + IN_PAGE;
  return `:where(:not(${inPage},${inPage} *))`;
}

/** Whether nothing but the mode, or the page with it, is asked of the element. */
function isAlone(node: Node): boolean {
  const selector = node.parent as Selector;
  if (pageAnd(node).length < compoundOf(node).length) return false;
  const around = selector.parent as Node | undefined;
  const isOfSame = around?.type === 'pseudo' && SAME_ELEMENT.test(around.value);
  return !isOfSame || selector.some(({type}) => type === 'combinator') || isAlone(around);
}

/** What a selector asks of the same element, pseudo-elements and comments aside. */
function compoundOf(node: Node): Node[] {
  const nodes = (node.parent as Selector).nodes;
  const at = nodes.indexOf(node as (typeof nodes)[number]);
  const isCombinator = ({type}: Node) => type === 'combinator';
  const start = nodes.slice(0, at).findLastIndex(isCombinator) + 1;
  const length = nodes.slice(at).findIndex(isCombinator);
  return nodes
    .slice(start, length === -1 ? undefined : at + length)
    .filter((one) => one.type !== 'comment' && !parser.isPseudoElement(one));
}

function pageAnd(node: Node): Node[] {
  return compoundOf(node).filter((one) => one === node || PAGE.test(String(one).trim()));
}

/** @param condition on what stands there already */
function replace(nodes: readonly Node[], others: readonly string[], condition = ''): void {
  const [first, ...rest] = nodes;
  const text = nodes.map((node) => String(node).trim()).join('') + condition;
  const {before} = first?.spaces ?? {};
  first?.replaceWith(parser.pseudo({value: `${before ?? ''}:is(${[text, ...others].join(',')})`}));
  rest.forEach((node) => node.remove());
}
