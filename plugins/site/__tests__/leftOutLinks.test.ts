import type {Root} from 'mdast';
import {leftOutLinks} from '../core/leftOutLinks';

const SITE = 'https://full.example.com';

const link = (url: string) => ({type: 'link' as const, url, children: []});

/** A page with a link in a paragraph, one in a list, a reference's definition and a picture. */
function page(url: string): Root {
  return {
    type: 'root',
    children: [
      {type: 'paragraph', children: [link(url), {type: 'image', url}]},
      {
        type: 'list',
        children: [{type: 'listItem', children: [{type: 'paragraph', children: [link(url)]}]}],
      },
      {type: 'definition', identifier: 'a', url},
    ],
  };
}

function transform(url: string, roots: string[]): Root {
  const tree = page(url);
  leftOutLinks(roots, SITE)()(tree);
  return tree;
}

it('sends links and definitions, however deep, to the full site', () => {
  const full = `${SITE}/joy/button/#sizes`;
  const expected = page(full);
  expected.children[0] = {
    type: 'paragraph',
    children: [link(full), {type: 'image', url: '/joy/button/#sizes'}],
  };
  expect(transform('/joy/button/#sizes', ['/joy/'])).toEqual(expected);
});

it('leaves links to what is built alone', () => {
  expect(transform('/ui/button/', ['/joy/'])).toEqual(page('/ui/button/'));
  expect(transform('/joy/button/', [])).toEqual(page('/joy/button/'));
});
