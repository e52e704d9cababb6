import type {Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {readComponentLine} from '../../page-reader/core/componentLine';
import {dataAttributes, type Value} from '../../page-reader/core/mdx';
import {suggest, VitrineError} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';
import {faultsOf} from '../../page-reader/core/faults';
import type {Fault} from '../../page-reader/core/types';

/** A page and the components that it may name. */
export interface ComponentsPage {
  /** Path as it stands in errors: `docs/a/b.md`. */
  path: string;
  /** The page's text as written. */
  text: string;
  /** Name in a line, or its last part → name of a component that every page may use. */
  components: Readonly<Record<string, string>>;
  /** Takes what is unknown, in whose place its name then stands. Default: it is a fault. */
  onUnknown?: ((faults: readonly ErrorParts[]) => void) | undefined;
}

/** What a line gives. */
type Given = Readonly<Record<string, Value>>;

/** The chips of a page stand in its head, whether or not it asks for them. */
const CHIPS = 'ComponentLinkHeader';

/**
 * Replaces the lines `{{"component": "…"}}` of a page's tree, in place, by elements.
 *
 * @throws VitrineError with the faults of all such lines of the page at once
 */
export function insertComponents(tree: Root, page: ComponentsPage): void {
  const faults: Fault[] = [];
  insertBelow(tree, page, faults);
  const told = faultsOf(page.path, faults, 'component');
  if (page.onUnknown) page.onUnknown(told);
  else if (told.length > 0) throw new VitrineError(told);
}

function insertBelow(parent: Parents, page: ComponentsPage, faults: Fault[]): void {
  const children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    const given = lineOf(node, page.text);
    if (!given) {
      if ('children' in node) insertBelow(node, page, faults);
      return [node];
    }
    const element = elementOf(given, page.components);
    if (element === undefined) return [];
    if (!('what' in element)) return [{...element, position: node.position}];
    faults.push({...element, line: node.position?.start.line ?? 1});
    return page.onUnknown ? [placeholder(given)] : [];
  });
  parent.children = children as typeof parent.children;
}

/** What stands in the place of what cannot be shown. */
function placeholder({component}: Given): RootContent {
  const value = `{{"component": ${JSON.stringify(component ?? '')}}}`;
  return {type: 'paragraph', children: [{type: 'inlineCode', value}]};
}

/** Its text is read as written: the Markdown parser sees directives and emphasis in it. */
function lineOf(node: RootContent, text: string): Given | undefined {
  if (node.type !== 'paragraph' && node.type !== 'mdxFlowExpression') return undefined;
  const {start, end} = node.position ?? {};
  return readComponentLine(text.slice(start?.offset, end?.offset));
}

/** @returns nothing for a line that needs no element */
function elementOf(
  {component, ...props}: Given,
  components: ComponentsPage['components'],
): MdxJsxFlowElement | Omit<Fault, 'line'> | undefined {
  if (typeof component !== 'string') {
    const fix = 'write JSON on a line of its own: {{"component": "Name"}}';
    return {what: 'a line with a component cannot be read', fix};
  }
  const last = component.split('/').at(-1) ?? '';
  const bare = last.replace(/\.[jt]sx?$/, '');
  if (bare === CHIPS) return undefined;
  const name = components[component] ?? components[last] ?? components[bare];
  if (name !== undefined) {
    return {type: 'mdxJsxFlowElement', name, attributes: dataAttributes(props), children: []};
  }
  const known = [CHIPS, 'HighlightedCodeWithTabs', ...Object.keys(components)];
  return {what: `no component is known as "${component}"`, fix: suggest(bare, known)};
}
