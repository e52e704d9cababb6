import type {Root} from 'mdast';
import {remarkPlugin} from '../remark';

it('knows the components of the options where a page is compiled', () => {
  const value = '{{"component": "Icons"}}';
  const start = {line: 1, column: 1, offset: 0};
  const end = {line: 1, column: value.length + 1, offset: value.length};
  const tree: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [], position: {start, end}}],
  };
  remarkPlugin({components: {Icons: 'IconSearch'}})(tree, {
    path: '/site/docs/a.md',
    cwd: '/site',
    value,
  });
  expect(tree.children).toMatchObject([{type: 'mdxJsxFlowElement', name: 'IconSearch'}]);
});
