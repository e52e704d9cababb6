import type {Root} from 'mdast';
import {remarkPlugin} from '../remark';

it('puts anchors where the page is compiled', () => {
  const tree: Root = {
    type: 'root',
    children: [{type: 'heading', depth: 2, children: [{type: 'text', value: 'A & B'}]}],
  };
  remarkPlugin()(tree);
  expect(tree.children[0]?.data?.hProperties).toEqual({id: 'a-b'});
});
