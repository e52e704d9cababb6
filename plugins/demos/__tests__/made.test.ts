import type {Root} from 'mdast';
import {parsePage} from '../../page-reader/core/parse';
import type {MadeDemo} from '../../page-reader/core/madeDemo';
import type {Fault} from '../../page-reader/core/types';
import {insertDemos} from '../core/insert';
import {checkMade} from '../../demo-code/core/made';
import type {CompiledDemo} from '../../demo-code/core/demo';
import {pageOf} from './__fixtures__/disk';

const disk: Record<string, string> = {
  'ui/Button.stories.tsx': `import {Button} from './Button';
import {lost} from './lots';
import {test} from 'storybook/test';
import far from 'left-far';
`,
  'ui/Good.stories.tsx': "import {Button} from './Button';\nimport 'storybook/test';\n",
  'ui/Button.tsx': 'export function Button() {}\n',
  // What a demo of the same name would be written as.
  'ui/Primary.js': 'export default function Other() {}\n',
};

const MADE: MadeDemo = {
  element: 'Story',
  name: 'Primary',
  label: 'ui/Good.stories.tsx#Primary',
  file: 'ui/Good.stories.tsx',
  source: `import {Button} from './Button';

export default function Primary() {
  return <Button label="x" />;
}
`,
  preview: '<Button label="x" />',
  module: '@generated/Primary.js',
  options: {bg: 'inline'},
  data: {plays: true},
  text: 'Said *before* it.',
  isSpared: (specifier) => specifier.startsWith('storybook/'),
};

it('shows what was made, with what it imports, and runs what it was made for', async () => {
  const editUrl = 'https://host/edit/';
  const demo = (await checkMade(MADE, 3, pageOf(disk, {editUrl}))) as CompiledDemo;
  expect(demo).toMatchObject({
    name: 'Primary',
    file: 'ui/Good.stories.tsx#Primary',
    module: '@generated/Primary.js',
    edit: 'https://host/edit/docs/ui/Good.stories.tsx',
    files: [
      {name: 'Primary.tsx', variants: ['ts', 'js'], hasPreview: true},
      {name: 'Button.tsx', variants: ['ts', 'js']},
    ],
    made: {element: 'Story', data: {plays: true}},
  });
  const previews = demo.texts.filter(({isPreview}) => isPreview).map(({text}) => text.trim());
  expect(previews).toEqual(['<Button label="x" />', '<Button label="x" />']);
});

it('has another name than the component that it shows, where both have the same', async () => {
  const made = {...MADE, name: 'Button', source: MADE.source.replace('Primary', 'Button')};
  const {files} = (await checkMade(made, 3, pageOf(disk))) as CompiledDemo;
  expect(files.map(({name}) => name)).toEqual(['ButtonStory.tsx', 'Button.tsx']);
});

it('tells faults of the file that it was made of, and of its options', async () => {
  const file = 'ui/Button.stories.tsx';
  const made = {...MADE, file, label: `${file}#Primary`, options: {bg: 'inlin'}};
  const faults = (await checkMade(made, 3, pageOf(disk))) as Fault[];
  expect(faults.map(({line, what}) => `${line}: ${what}`)).toEqual([
    '3: demo "ui/Button.stories.tsx#Primary": the option "bg" is "inlin"',
    '3: demo "ui/Button.stories.tsx", line 2: it imports "./lots", and there is no such file',
    '3: demo "ui/Button.stories.tsx", line 4: it imports "left-far", and left-far is not installed',
  ]);
});

describe('a line with a story', () => {
  const text = '{{"story": "ui/Good.stories.tsx#Primary"}}\n';

  async function nodesOf(make?: () => MadeDemo | Fault[]): Promise<Root['children']> {
    const tree = parsePage(text, 'md');
    await insertDemos(tree, {...pageOf(disk), text, make});
    return tree.children;
  }

  it('becomes what is said of it, and its element', async () => {
    const [said, element] = await nodesOf(() => MADE);
    expect(said).toMatchObject({type: 'paragraph'});
    expect(element).toMatchObject({type: 'mdxJsxFlowElement', name: 'Story'});
  });

  it('stays where nobody makes demos of stories, and tells faults with its line', async () => {
    expect(await nodesOf()).toMatchObject([{type: 'paragraph'}]);
    const fault = {line: 1, what: 'there is no story', fix: 'write one'};
    await expect(nodesOf(() => [fault])).rejects.toThrow('docs/a.md:1: there is no story');
  });
});
