import {story} from './__fixtures__/story';

describe('the source of a story', () => {
  /** What the file says, and what a user would write. */
  const SHOWN: [said: string, shown: string][] = [
    ['{args: {primary: true, label: "x"}}', '<Button primary label="x" />'],
    ['{args: {label: `Say "yes"`}}', `<Button label={'Say "yes"'} />`],
    ['{args: {rows: -2, on: false}}', '<Button rows={-2} on={false} />'],
    ['{args: {children: "Save"}}', '<Button>Save</Button>'],
    ['{args: {children: "{a}"}}', "<Button>{'{a}'}</Button>"],
    ['{args: {children: <b>Save</b>}}', '<Button><b>Save</b></Button>'],
    ['{args: {icon: <b />, "aria-label": "x"}}', '<Button icon={<b />} aria-label="x" />'],
    ['{args: {onClick: () => alert(1)}}', '<Button onClick={() => alert(1)} />'],
    ['{args: {gone: undefined}}', '<Button />'],
    [
      '{args: {icon: "star"}, argTypes: {icon: {mapping: {star: <b />}}}}',
      '<Button icon={<b />} />',
    ],
    ['{render: () => <Button label="own" />}', '<Button label="own" />'],
    [
      '{args: {label: "x"}, render: (args) => <p><Button {...args} /></p>}',
      '<p><Button label="x" /></p>',
    ],
    ['{args: {a: 1}, render: (all) => <Button {...all} a={2} />}', '<Button a={2} />'],
    ['{args: {a: "b"}, render: ({a}) => <p title={a}>{a}!</p>}', '<p title="b">b!</p>'],
    ['{args: {a: 1, b: 2}, render: ({a, ...rest}) => <p {...rest}>{a}</p>}', '<p b={2}>{1}</p>'],
    ['{args: {}, render: ({a = 3}) => <p>{a + 1}</p>}', '<p>{3 + 1}</p>'],
    ['{args: {children: "c"}, render: (args) => <Button {...args} />}', '<Button>c</Button>'],
    ['{args: {a: [1]}, render: (args) => <p>{args.a.map(String)}</p>}', '<p>{[1].map(String)}</p>'],
    ['({label = "own"}) => <Button label={label} />', '<Button label="own" />'],
  ];

  it.each(SHOWN)('%s', (said, shown) => {
    expect(story(`export const A = ${said};`)?.preview).toBe(shown);
  });

  it('is code whatever its args are called', () => {
    const code = `export const A = {args: {"it's": 1}, render: (args) => <p>{String(args)}</p>};`;
    expect(story(code)?.source).toContain(String.raw`'it\'s': 1};`);
  });

  it('is a module that needs nothing of Storybook, with all that it uses', () => {
    const {source, preview} =
      story(`import React from 'react';
const SIZE = {unit: 'px'};
const rows = [SIZE];
export const Rows: StoryObj = {args: {rows}};`) ?? {};
    expect(preview).toBe('<Button rows={rows} />');
    expect(source).toBe(`import {Button} from './Button';

const SIZE = {unit: 'px'};

const rows = [SIZE];

export default function Rows() {
  return <Button rows={rows} />;
}
`);
  });

  it('takes the args of another story, and says them in its own order', () => {
    const code = `export const A = {args: {size: 's', label: 'a'}};
export const B = {...A, args: {...A.args, size: 'm'}};`;
    expect(story(code)?.preview).toBe('<Button size="m" label="a" />');
  });

  it('keeps hooks, and declares args that stand where no value can', () => {
    const code = `export const A = {args: {on: true}, render(args) {
  const state = useToggle(args);
  return <Button {...args} {...state} />;
}};`;
    expect(story(code)).toMatchObject({
      preview: undefined,
      source: expect.stringContaining(`export default function A() {
  const args = {onClick: () => {}, on: true};
  const state = useToggle(args);
  return <Button {...args} {...state} />;
}`) as string,
    });
  });

  it('breaks lines that are long', () => {
    const code = `export const A = {args: {label: '${'l'.repeat(40)}', title: '${'t'.repeat(40)}'}};`;
    expect(story(code)?.preview).toBe(`<Button
  label="${'l'.repeat(40)}"
  title="${'t'.repeat(40)}"
/>`);
  });

  it('is what its author wrote for it', () => {
    const code = `export const A = {parameters: {docs: {source: {code: '<Button {...all} />'}}}};`;
    expect(story(code)?.preview).toBe('<Button {...all} />');
  });
});
