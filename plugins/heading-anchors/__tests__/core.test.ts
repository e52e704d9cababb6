import type {Heading, Root} from 'mdast';
import {anchorOf} from '../../page-reader/core/anchors';
import {addAnchors} from '../core';

function page(...texts: string[]): Root {
  const headings = texts.map((value): Heading => {
    return {type: 'heading', depth: 2, children: [{type: 'text', value}]};
  });
  return {type: 'root', children: headings};
}

function anchors(tree: Root): unknown[] {
  addAnchors(tree);
  return tree.children.map((node) => node.data?.hProperties?.id);
}

it.each([
  ['Choosing a variant', 'choosing-a-variant'],
  ['createTheme(options) => theme', 'createtheme-options-theme'],
  ['createTheme(options, ...args) => theme', 'createtheme-options-args-theme'],
  ['Inputs & Labels', 'inputs-amp-labels'],
  ['What’s new', 'whats-new'],
  ["Don't", 'dont'],
  ['Ready 🚀', 'ready'],
  ['Größe', 'größe'],
  ['尺寸', '尺寸'],
  ['unstable_createStyles', 'unstable-createstyles'],
  ['  7.3.4 – notes ', '7-3-4-notes'],
  ['🎉', ''],
])('%s has the anchor %s', (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor);
});

it('counts headings of one name from two', () => {
  expect(anchors(page('Sizes', 'Sizes', 'Sizes'))).toEqual(['sizes', 'sizes-2', 'sizes-3']);
});

it('gives no anchor twice, whatever a heading is called', () => {
  expect(anchors(page('Sizes 2', 'Sizes', 'Sizes'))).toEqual(['sizes-2', 'sizes', 'sizes-3']);
});

it('has an anchor for a heading without words', () => {
  expect(anchors(page('🎉', '…'))).toEqual(['section', 'section-2']);
});

it('reads through markup', () => {
  const tree = page();
  const text = {type: 'text', value: 'The '} as const;
  const code = {type: 'inlineCode', value: 'sx'} as const;
  tree.children.push({type: 'heading', depth: 2, children: [text, code]});
  expect(anchors(tree)).toEqual(['the-sx']);
});

it('leaves what the author named', () => {
  const comment = {type: 'html', value: '<!-- #mine -->'} as const;
  const tree = page('Theme {#my-id}');
  tree.children.push({type: 'heading', depth: 2, children: [comment]});
  expect(anchors(tree)).toEqual([undefined, undefined]);
});
