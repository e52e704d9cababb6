import {useState} from 'react';
import type {ReactNode} from 'react';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react/pure';
import {renderToString} from 'react-dom/server';
import Playground from '../theme/Playground';
import type {PlaygroundProps} from '../theme/Playground/types';

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}), {
  virtual: true,
});
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/base${path}`, {virtual: true});

const prop = (name: string, text: string, more: object = {}) => ({
  name,
  type: {text, members: []},
  required: false,
  default: null,
  description: '',
  deprecated: null,
  signature: null,
  ...more,
});

const MODEL = {
  name: 'Press',
  imports: ["import {Press} from 'kit';"],
  inheritance: null,
  props: [
    prop('children', 'React.ReactNode'),
    prop('disabled', 'boolean', {default: 'false', description: 'Whether it rests.'}),
    prop('level', 'number'),
    prop('kind', "'plain' | 'loud'", {default: "'plain'"}),
    prop('place', "'north' | 'north-east' | 'east' | 'south-east' | 'south'"),
    prop('sx', 'SxProps'),
    prop('open', 'boolean'),
    prop('defaultValue', 'string'),
    prop('onClose', '() => void', {signature: {}}),
  ],
};

const START = {values: {children: 'Press'}, wrapped: false, closes: true, rows: 7};

/** Tells what it is given, keeps its first default, and breaks on level 13. */
function Press({children, onClose, defaultValue, ...props}: Record<string, unknown>): ReactNode {
  const [first] = useState(defaultValue);
  if (props.level === 13) throw new Error('bad luck');
  return (
    <button onClick={onClose as () => void} title={`first ${String(first)}`}>
      {`${String(children)} ${JSON.stringify(props)}`}
    </button>
  );
}

const callbacks: ((entries: {isIntersecting: boolean}[]) => void)[] = [];

class Observer {
  constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
    callbacks.push(callback);
  }
  observe() {}
  disconnect() {}
}

const fetchModel = jest.fn<Promise<Partial<Response>>, [string]>();
const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  callbacks.length = 0;
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    VITRINE_SERVER: false,
    fetch: fetchModel,
  });
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  fetchModel.mockResolvedValue({ok: true, json: async () => MODEL});
  writeText.mockResolvedValue();
  window.history.replaceState({key: 'kept'}, '', '/page/');
});

afterEach(async () => {
  await act(async () => cleanup());
  jest.useRealTimers();
});

const props: PlaygroundProps = {
  component: 'Press',
  id: 'playground-press',
  at: 'docs/a.md:3',
  package: 'kit',
  api: '/kit/api/press.json',
  load: async () => ({default: Press}),
  server: undefined,
  start: START,
};

async function open(search = ''): Promise<void> {
  window.history.replaceState({key: 'kept'}, '', `/page/${search}`);
  render(<Playground {...props} />);
  await comeNear();
}

async function comeNear(): Promise<void> {
  await act(async () => {
    for (const callback of callbacks.splice(0)) callback([{isIntersecting: true}]);
  });
  // Code, model and stage each come by promises of their own.
  await act(async () => jest.advanceTimersByTimeAsync(0));
}

const stage = () => document.querySelector('[data-demo="Press"]')?.textContent;
const code = () => document.querySelector('pre')?.textContent?.split('\n\n')[1];
const type = (field: string, value: string) =>
  fireEvent.change(screen.getByLabelText(field), {target: {value}});

describe('the page', () => {
  it('has the component, its code and the way to its reference before anything is loaded', () => {
    Object.assign(globalThis, {VITRINE_SERVER: true});
    const html = renderToString(<Playground {...props} server={() => ({default: Press})} />);
    expect(html).toContain('Press {}');
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('pre')?.textContent).toBe(
      "import Press from 'kit/Press';\n\n<Press>Press</Press>",
    );
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/kit/api/press/');
    expect(page.querySelector('figure')?.id).toBe('playground-press');
    expect(fetchModel).not.toHaveBeenCalled();
  });

  it('is asked for its controls once they are near', async () => {
    render(<Playground {...props} />);
    expect(fetchModel).not.toHaveBeenCalled();
    await comeNear();
    expect(fetchModel.mock.calls).toEqual([['/base/kit/api/press.json']]);
    expect(screen.getByRole('group', {name: 'Props'})).toBeTruthy();
  });
});

describe('a control', () => {
  it('changes stage and code', async () => {
    await open();
    expect(stage()).toBe('Press {}');
    fireEvent.click(screen.getByRole('switch', {name: 'disabled'}));
    fireEvent.click(screen.getByRole('radio', {name: 'loud'}));
    type('level', '2');
    type('place', '4');
    type('children', 'Go <on>');
    expect(stage()).toBe('Go <on> {"disabled":true,"kind":"loud","level":2,"place":"south"}');
    expect(code()).toBe(
      `<Press disabled kind="loud" level={2} place="south">\n  {'Go <on>'}\n</Press>`,
    );
    expect(document.querySelector('pre')?.textContent).toContain("import {Press} from 'kit';");
  });

  it('writes no default, and takes back what is emptied', async () => {
    await open('?playground-press=disabled:true,kind:loud,level:2,place:east');
    fireEvent.click(screen.getByRole('switch', {name: 'disabled'}));
    fireEvent.click(screen.getByRole('radio', {name: 'plain'}));
    type('level', '');
    type('place', '-1');
    type('children', '');
    expect(code()).toBe('<Press />');
  });

  it('has the name and the explanation of its prop', async () => {
    await open();
    const flag = screen.getByRole('switch', {name: 'disabled'});
    const help = document.getElementById(flag.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe('Whether it rests.');
    const group = screen.getByRole('radiogroup', {name: 'kind'});
    expect(within(group).getByRole('radio', {name: 'plain'})).toHaveProperty('checked', true);
    expect(screen.getByText('Not in the controls: sx, onClose')).toBeTruthy();
  });

  it('of what the component reads once starts it afresh', async () => {
    await open();
    type('defaultValue', 'one');
    expect(screen.getByTitle('first one')).toBeTruthy();
    type('defaultValue', 'two');
    expect(screen.getByTitle('first two')).toBeTruthy();
  });

  it('of what asks to be closed is taken back by it', async () => {
    await open();
    fireEvent.click(screen.getByRole('switch', {name: 'open'}));
    expect(stage()).toContain('"open":true');
    fireEvent.click(document.querySelector('[data-demo] button') as HTMLElement);
    expect(stage()).toBe('Press {}');
    expect(screen.getByRole('switch', {name: 'open'})).toHaveProperty('checked', false);
  });
});

describe('props that make it throw', () => {
  it('show why, until they change', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    type('level', '13');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Press cannot be shown with these props: bad luck');
    type('level', '14');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stage()).toContain('"level":14');
    expect(log).toHaveBeenCalled();
  });

  it('are taken back by reset', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('?playground-press=level:13');
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', {name: 'Reset'}));
    expect(stage()).toBe('Press {}');
    expect(screen.getByLabelText('level')).toHaveProperty('value', '');
  });
});

describe('the address', () => {
  it('restores what it says, and drops what it cannot', async () => {
    await open('?playground-press=kind:loud,level:x,place:up,unknown:1,children:Go');
    expect(stage()).toBe('Go {"kind":"loud"}');
    expect(screen.getByRole('radio', {name: 'loud'})).toHaveProperty('checked', true);
  });

  it('follows, without what else it has and without a step of the history', async () => {
    await open('?q=a%20b#part');
    const steps = window.history.length;
    type('level', '1');
    type('level', '12');
    act(() => jest.advanceTimersByTime(250));
    expect(window.location.search).toBe('?q=a%20b&playground-press=level:12');
    expect(window.location.hash).toBe('#part');
    expect(window.history.length).toBe(steps);
    expect(window.history.state).toEqual({key: 'kept'});
    fireEvent.click(screen.getByRole('button', {name: 'Reset'}));
    act(() => jest.advanceTimersByTime(250));
    expect(window.location.search).toBe('?q=a%20b');
  });

  it('is left alone once the page is gone', async () => {
    await open();
    type('level', '1');
    await act(async () => cleanup());
    act(() => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('');
  });

  it('is what "Copy link" copies, at once', async () => {
    await open('?q=1#part');
    type('level', '7');
    await act(async () => fireEvent.click(screen.getByRole('button', {name: 'Copy link'})));
    expect(writeText).toHaveBeenCalledWith(
      'http://localhost/page/?q=1&playground-press=level:7#playground-press',
    );
    expect(screen.getByRole('button', {name: 'Link copied'})).toBeTruthy();
  });
});

it('copies the code to the letter', async () => {
  await open();
  type('level', '7');
  await act(async () => fireEvent.click(screen.getByRole('button', {name: 'Copy the code'})));
  expect(writeText).toHaveBeenCalledWith(
    "import {Press} from 'kit';\n\n<Press level={7}>Press</Press>\n",
  );
});

it.each([
  ['is missing', async () => ({ok: false, status: 404})],
  ['does not come', async () => Promise.reject(new Error('offline'))],
  ['is none', async () => ({ok: true, json: async () => ({page: 'home'})})],
])('says so where the model %s, and tries again when asked to', async (_case, answer) => {
  fetchModel.mockImplementationOnce(answer);
  await open();
  expect(screen.getByRole('alert').textContent).toContain('The controls could not be loaded.');
  expect(stage()).toBe('Press {}');
  await act(async () => fireEvent.click(screen.getByRole('button', {name: 'Try again'})));
  await comeNear();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('group', {name: 'Props'})).toBeTruthy();
});

describe('the stage', () => {
  let width = 0;
  beforeEach(() => {
    const rect = () => ({width, height: 20}) as DOMRect;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rect);
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  });
  afterEach(() => jest.restoreAllMocks());

  it('says so where nothing of a component can be seen, until something can', async () => {
    width = 0;
    await open();
    const said = 'Press shows nothing here with these props. It may need a parent or content.';
    expect(screen.getByText(said)).toBeTruthy();
    width = 10;
    await act(async () => type('level', '7'));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('shows what its author put around the component in the code as well', async () => {
    const around = {
      before: "import {Group, Press} from 'kit';\n\n<Group>\n  ",
      fixed: '',
      after: '\n</Group>',
    };
    render(<Playground {...props} around={around} />);
    await comeNear();
    expect(code()).toBe('<Group>\n  <Press>Press</Press>\n</Group>');
  });
});
