import {useState} from 'react';
import type {ReactNode} from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react/pure';
import {createPlaygroundStore} from '../../playground/theme/Playground/store';
import {compose, storyComponent} from '../theme/Story/compose';
import {withPreview} from '../theme/Story/preview';
import {runInteractions} from '../theme/Story/interactions';
import {createStage, stageModule} from '../theme/Story/stage';
import {standIn} from '../theme/Story/standIn';
import type {Args, CsfFile, PlayContext, PlayFile, StoryFunction} from '../theme/Story/types';

afterEach(cleanup);

function Press({label, icon, onPress}: Args): ReactNode {
  const [count, setCount] = useState(0);
  const press = () => {
    setCount(count + 1);
    if (typeof onPress === 'function') onPress(count);
  };
  return (
    <button onClick={press}>
      {icon as ReactNode}
      {`${String(label)} ${count}`}
    </button>
  );
}

const around =
  (name: string) =>
  (Story: StoryFunction, {args}: {args: Args}) => (
    <div title={`${name} ${String(args.label)}`}>
      <Story />
    </div>
  );

/** The file as it is served; each call makes what its module makes when it is loaded. */
const fileOf = (spy: () => void = () => undefined): CsfFile => ({
  default: {
    component: Press,
    args: {label: 'a', onPress: spy},
    argTypes: {icon: {mapping: {star: <b>★</b>}}},
    decorators: [around('meta')],
  },
  Primary: {args: {label: 'b', icon: 'star'}, decorators: around('story')},
  Own: (args: Args) => <i>{String(args.label)}</i>,
  Given: Object.assign((args: Args) => <i>{String(args.label)}</i>, {args: {label: 'c'}}),
  Played: {play: ({args}: PlayContext) => (args.onPress as () => void)()},
});

function show(name: string): string {
  const Story = storyComponent(fileOf(), name);
  return render(<Story />).container.innerHTML;
}

it('puts a story together with what its file says of all', () => {
  expect(show('Primary')).toBe(
    '<div title="meta b"><div title="story b"><button><b>★</b>b 0</button></div></div>',
  );
  expect(show('Own')).toBe('<div title="meta a"><i>a</i></div>');
  expect(show('Given')).toBe('<div title="meta c"><i>c</i></div>');
});

it('lets a decorator change what the story is given', () => {
  const file = fileOf();
  file.default.decorators = [(Story) => Story({args: {label: 'decorated'}})];
  const Story = storyComponent(file, 'Played');
  expect(render(<Story />).container.textContent).toBe('decorated 0');
});

/** A story on its stage, and what may be done there. */
function stageOf(name: string) {
  const file = fileOf();
  const start = {values: {label: 'b'}, wrapped: false, closes: false, rows: 0};
  const store = createPlaygroundStore({values: start.values, start, importLine: ''});
  const stage = createStage();
  const module = {default: () => null, story: {file, name}};
  const {default: Stage} = stageModule(module, stage, store);
  render(<Stage />);
  return {stage, store};
}

it('follows its controls, and keeps its state meanwhile', () => {
  const {store} = stageOf('Primary');
  fireEvent.click(screen.getByRole('button'));
  act(() => store.set('label', 'typed'));
  expect(screen.getByRole('button').textContent).toBe('★typed 1');
  act(() => store.set('icon', 'no '));
  expect(screen.getByRole('button').textContent).toBe('no typed 1');
  act(() => store.reset());
  expect(screen.getByRole('button').textContent).toBe('★b 1');
});

it('begins afresh for its interactions, with the very functions that they look at', async () => {
  const {stage} = stageOf('Played');
  fireEvent.click(screen.getByRole('button'));
  const spy = jest.fn();
  const file: PlayFile = fileOf(spy);
  const story = await act(() => stage.begin(file));
  expect(screen.getByRole('button').textContent).toBe('a 0');
  fireEvent.click(screen.getByRole('button'));
  expect(spy).toHaveBeenCalledTimes(1);
  const element = document.body;
  expect(await runInteractions({story, file, chosen: {}, element})).toEqual({passed: true});
  expect(spy).toHaveBeenCalledTimes(2);
});

describe('interactions', () => {
  async function play(run: (context: PlayContext) => unknown, tools?: PlayFile['vitrineTools']) {
    const file: PlayFile = {default: {}, A: {play: run}, ...(tools && {vitrineTools: tools})};
    const {compose} =
      jest.requireActual<typeof import('../theme/Story/compose')>('../theme/Story/compose');
    return runInteractions({story: compose(file, 'A'), file, chosen: {}, element: document.body});
  }

  it('say at which step they failed, and why, without the colours of a terminal', async () => {
    const run = ({step}: PlayContext) =>
      step('Outer', () =>
        step('Inner', () => {
          throw new Error('\u001b[2m expect(\u001b[22m received) is wrong');
        }),
      );
    expect(await play(run)).toEqual({
      passed: false,
      step: 'Outer, Inner',
      message: 'expect( received) is wrong',
    });
  });

  it('find elements with what the site has', async () => {
    const within = (element: HTMLElement) => element.localName;
    const run = ({canvas}: PlayContext) => {
      throw new Error(String(canvas));
    };
    expect(await play(run, {within})).toMatchObject({message: 'body'});
    expect(await play(run)).toMatchObject({
      message: expect.stringContaining('npm install --save-dev storybook') as string,
    });
  });
});

describe('what stands for a package of Storybook', () => {
  const {
    fn,
    action,
    expect: other,
    userEvent,
  } = standIn('storybook/test') as Record<string, (...given: unknown[]) => never>;

  it('has spies that do as they are told', () => {
    expect((fn?.((n: number) => n + 1) as unknown as (n: number) => number)(1)).toBe(2);
    expect((action?.('name') as unknown as () => unknown)()).toBeUndefined();
  });

  it('says of all else what it is of, where it is used', () => {
    const message = 'npm install --save-dev storybook';
    expect(() => other?.(1)).toThrow(message);
    expect(() => (userEvent as unknown as {click: () => void}).click()).toThrow(message);
  });
});

it('has what all stories have, where the file and the story say nothing else', () => {
  const file = fileOf();
  const own = {...file.default, parameters: {docs: {a: 1}, own: true}};
  const whole = withPreview(
    {...file, default: own, Plain: {args: {}, parameters: {docs: {b: 2}}}},
    {default: {decorators: around('all'), args: {tone: 'calm'}, parameters: {docs: {c: 3}}}},
  );
  const {context} = compose(whole, 'Plain');
  expect(context.args).toMatchObject({...own.args, tone: 'calm'});
  expect(context.parameters).toMatchObject({docs: {a: 1, b: 2, c: 3}, own: true});
  const Story = storyComponent(whole, 'Plain');
  const {container} = render(<Story />);
  expect(container.firstElementChild?.getAttribute('title')).toMatch(/^all /);
});

it('takes what all stories have by its names, too', () => {
  const {default: meta} = withPreview(fileOf(), {args: {tone: 'calm'}, tags: ['all']});
  expect(meta).toMatchObject({args: {tone: 'calm'}, tags: ['all']});
});
