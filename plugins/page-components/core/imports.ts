import type {ImportDeclaration, Program} from 'estree';
import type {Nodes, Root} from 'mdast';
import type {Fault} from '../../page-reader/core/types';

/** What pages may name without an import, or are given by plugins, of the theme and of Docusaurus. */
const KNOWN: Readonly<Record<string, string>> = {
  BrowserOnly: '@docusaurus/BrowserOnly',
  Demo: '@theme/Demo',
  DocCardList: '@theme/DocCardList',
  Link: '@docusaurus/Link',
  Playground: '@theme/Playground',
  Story: '@theme/Story',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  ThemedImage: '@theme/ThemedImage',
  TOCInline: '@theme/TOCInline',
};

/** What pages get of the theme's `MDXComponents`, and what MDX gives to each. */
const GIVEN = 'CodeBlock CodeTabs Demo Details Head MDXLayout Playground Story'.split(' ');

const DECLARED = /\bimport\s([^'"]*?)\bfrom\b|export\s+(?:const|let|var|function|class)\s+(\w+)/g;

/**
 * Imports the known components that a page names and neither imports nor makes, in place: what only
 * some pages show is sent to the readers of no other.
 */
export function importKnown(tree: Root): void {
  const named = new Set<string>();
  const own = new Set<string>();
  collect(tree, named, own);
  const body = Object.entries(KNOWN)
    .filter(([name]) => named.has(name) && !own.has(name))
    .map(([name, from]) => declaration(name, from));
  if (body.length === 0) return;
  const estree: Program = {type: 'Program', sourceType: 'module', body, comments: []};
  tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree}});
}

function collect(node: Nodes, named: Set<string>, own: Set<string>): void {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    named.add(node.name ?? '');
  }
  if (node.type === 'mdxjsEsm') {
    // Before `from`, and behind what declares: a name that stands elsewhere only costs its import.
    for (const [found] of node.value.matchAll(DECLARED)) {
      for (const name of found.match(/\w+/g) ?? []) own.add(name);
    }
  }
  if ('children' in node) for (const child of node.children) collect(child, named, own);
}

function declaration(name: string, from: string): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: from},
  };
}

/** The components that a page names, and nobody brings: rendering would end at the first of them. */
export function undefinedComponents(tree: Root): Fault[] {
  const words = new Set<string>([...Object.keys(KNOWN), ...GIVEN]);
  const lines = new Map<string, number>();
  look(tree);
  return [...lines]
    .filter(([name]) => !words.has(name))
    .map(([name, line]) => ({line, what: `<${name}> is not defined`, fix: BRING, kind: 'code'}));

  function look(node: Nodes): void {
    if (node.type === 'mdxjsEsm')
      for (const word of node.value.match(/\w+/g) ?? []) words.add(word);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [name = ''] = (node.name ?? '').split('.');
      if (/^[A-Z]/.test(name) && !lines.has(name)) lines.set(name, node.position?.start.line ?? 1);
    }
    if ('children' in node) for (const child of node.children) look(child);
  }
}

const BRING =
  'import it in the page, give it to all pages in src/theme/MDXComponents, or put it between backticks if it is text';
