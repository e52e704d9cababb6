import {readStories} from '../core/read';
import {META, story} from './__fixtures__/story';

const faultsOf = (text: string) =>
  readStories('Button.stories.tsx', text).faults.map(
    ({line, what, fix}) => `${line}: ${what}\n  Fix: ${fix}`,
  );

it('is said of by its parameters, or by the comment above it', () => {
  const said = `export const A = {parameters: {docs: {description: {story: 'Said.'}}}};`;
  expect(story(`/** Not said. */\n${said}`)?.description).toBe('Said.');
  expect(
    story('/**\n * One,\n * two.\n *\n * @see x\n */\nexport const A = {};')?.description,
  ).toBe('One,\ntwo.');
  expect(story('/* Not for readers. */\nexport const A = {};')?.description).toBeUndefined();
});

it('finds stories however they are exported, and leaves out what is none', () => {
  const text = `${META}
export const data = ['a'];
const A = {};
export {A as First};
export function Second() { return <Button />; }
export const Third = {name: 'The last', tags: ['!autodocs'], play: () => {}};`;
  const {stories} = readStories('Button.stories.tsx', text);
  expect(stories.map(({name, title, isHidden, plays}) => [name, title, isHidden, plays])).toEqual([
    ['First', undefined, false, false],
    ['Second', undefined, false, false],
    ['Third', 'The last', true, true],
  ]);
  const only = text.replace('{component: Button,', '{component: Button, excludeStories: /^S/,');
  expect(readStories('a.tsx', only).stories.map(({name}) => name)).toEqual(['First', 'Third']);
});

it('reads tags of the file and of a story, the nearest of which holds', () => {
  const text = `${META.replace('{component: Button,', "{component: Button, tags: ['!autodocs'],")}
export const A = {tags: ['new']};
export const B = {tags: ['autodocs', 'browser-only']};`;
  const {stories} = readStories('Button.stories.tsx', text);
  expect(stories.map(({tags, isHidden}) => [tags, isHidden])).toEqual([
    [['!autodocs', 'new'], true],
    [['!autodocs', 'autodocs', 'browser-only'], false],
  ]);
});

it('makes controls of what args are, and of what argTypes say of them', () => {
  const controls = story(`export const A = {
  args: {label: 'x', count: 1, on: true, look: 'a', style: {}, hidden: 1},
  argTypes: {
    look: {control: {type: 'select'}, options: ['a', 'b'], description: 'How it looks.'},
    hidden: {control: false},
    max: {control: 'range'},
    told: {description: 'Of the table alone.'},
  },
};`)?.controls;
  expect(controls?.map(({name, type, signature}) => [name, signature ? '-' : type.text])).toEqual([
    ['onClick', '-'],
    ['label', 'string'],
    ['count', 'number'],
    ['on', 'boolean'],
    ['look', "'a' | 'b'"],
    ['style', '-'],
    ['max', 'number'],
  ]);
});

describe('a story that is given its fields further down', () => {
  const TEMPLATE = 'const Template = (args) => <Button {...args} />;\n';
  const GIVEN: [said: string, shown: string][] = [
    [`export const A = (args) => <Button {...args} />;\nA.args = {on: true};`, '<Button on />'],
    [`${TEMPLATE}export const A = Template.bind({});\nA.args = {on: true};`, '<Button on />'],
    [
      `${TEMPLATE}export const B = Template.bind({});\nB.args = {a: 'b'};\n` +
        'export const A = Template.bind({});\nA.args = {...B.args, on: true};',
      '<Button a="b" on />',
    ],
    [`export const A: Story = {args: {a: 'b'}};\nA.args = {on: true};`, '<Button on />'],
  ];

  it.each(GIVEN)('%s', (said, shown) => {
    expect(story(said)?.preview).toBe(shown);
  });

  it('has its name, its controls and its play function', () => {
    const found = story(`export const A = (args) => <Button {...args} />;
A.storyName = 'With a name';
A.args = {look: 'a'};
A.argTypes = {look: {control: 'select', options: ['a', 'b']}};
A.play = async () => {};`);
    expect(found).toMatchObject({title: 'With a name', plays: true, values: {look: 'a'}});
    expect(found?.controls.map(({name, type}) => [name, type])).toEqual([
      ['onClick', expect.anything()],
      ['look', expect.anything()],
    ]);
    expect(found?.source).not.toContain('A.args');
  });
});

it('tells what cannot be shown, with its line', () => {
  expect(faultsOf('export default {component: Button};\nexport const A = <b>;')[0]).toMatch(/^2: /);
  const meta = 'export default {component: Button};\n';
  expect(
    [
      'export const A = {};',
      'export default preview.meta({});',
      'export default {};\nexport const A = {args: {a: 1}};',
      `${meta}export const A = () => <Button />;\nA.story = {name: 'B'};`,
      `${meta}export const A = makeStory();`,
    ].flatMap(faultsOf),
  ).toMatchInlineSnapshot(`
    [
      "1: it has no default export that says what its stories are of
      Fix: write "export default {component: Button}", an object that stands in the file",
      "1: its default export is made by a call, which cannot be read
      Fix: write "export default {component: Button}", an object that stands in the file",
      "2: nothing says what "A" renders: there is neither a component nor a render function
      Fix: name the component in the default export: "export default {component: Button}"",
      "3: "A" has its fields in \`story\`, which no Storybook reads any more
      Fix: write "A.storyName = …", "A.parameters = …" in its place",
      "2: "A" is neither an object nor a function, as stories of CSF 3 are
      Fix: write "export const A = {args: {…}}", or name it in excludeStories",
    ]
  `);
});
