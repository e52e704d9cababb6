import type {ImportDeclaration, Program} from 'estree';
import type {Nodes, Root} from 'mdast';

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
