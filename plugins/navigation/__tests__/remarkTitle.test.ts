import {remarkTitle} from '../core/remarkTitle';

interface Block {
  type: string;
  depth?: number;
  name?: string;
  children?: Block[];
}

const heading = (depth: number): Block => ({type: 'heading', depth, children: []});
const header = (...children: Block[]): Block => ({
  type: 'mdxJsxFlowElement',
  name: 'header',
  children,
});
const text: Block = {type: 'paragraph', children: []};

function afterwards(...children: Block[]): Block[] {
  const tree = {type: 'root', children};
  remarkTitle()(tree);
  return tree.children;
}

it('takes out the title, as markdown has it and as Docusaurus wraps it', () => {
  expect(afterwards(heading(1), text, heading(2))).toEqual([text, heading(2)]);
  expect(afterwards(header(heading(1)), text)).toEqual([text]);
});

it('takes it out below imports and text', () => {
  expect(afterwards(text, heading(1), heading(2))).toEqual([text, heading(2)]);
});

it('takes out one title only', () => {
  expect(afterwards(heading(1), heading(1))).toEqual([heading(1)]);
});

it.each([
  ['no heading', [text]],
  ['a smaller heading first', [heading(2), heading(1)]],
  ['a header without a heading', [header(text), text]],
  ['nothing', []],
])('leaves a page with %s alone', (_, blocks) => {
  expect(afterwards(...blocks)).toEqual(blocks);
});

it('takes a tree without children', () => {
  expect(() => remarkTitle()({type: 'root'})).not.toThrow();
});

it('leaves a callout that the page begins with, whose attributes are no list', () => {
  const callout = {type: 'containerDirective', name: 'note', attributes: {class: 'wide'}};
  expect(afterwards(heading(1), callout as never)).toEqual([callout]);
});
