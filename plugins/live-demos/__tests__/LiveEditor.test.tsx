import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {EditorView} from '@codemirror/view';
import type {RunnerReport, RunnerRequest} from '../../_shared/client/runner';
import {createDemoStore} from '../theme/Demo/demoStore';
import type {DemoStore} from '../theme/Demo/demoStore';
import LiveEditor from '../theme/Demo/edit';
import type {LiveEditorProps} from '../theme/Demo/edit';
import {PAUSE_MS} from '../theme/Demo/edit/session';

jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/docs${path}`, {virtual: true});

const FILES = [
  {name: 'Basic.tsx', text: 'export default () => <b>1</b>;\n'},
  {name: 'theme.ts', text: 'export const size: number = 1;\n'},
];

/** The same in JavaScript. */
const OTHERS = [
  {name: 'Basic.js', text: 'export default () => <i>1</i>;\n'},
  {name: 'theme.js', text: 'export const size = 1;\n'},
];

let store: DemoStore;
let stage: HTMLElement;
let closed: jest.Mock;

beforeEach(() => {
  document.body.innerHTML = '<div id="stage"></div><div id="page"></div>';
  stage = document.querySelector('#stage') as HTMLElement;
  store = createDemoStore();
  closed = jest.fn();
  window.matchMedia = () =>
    Object.assign(new EventTarget(), {matches: false}) as unknown as MediaQueryList;
  document.documentElement.removeAttribute('data-theme');
  // Not in jsdom; CodeMirror measures with them.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

let demos = 0;

/** A demo of its own for each test, as what is typed is kept. */
function open(files = FILES, name = `Basic${(demos += 1)}`, more: Partial<LiveEditorProps> = {}) {
  const props = {files, others: OTHERS, library: '@a/b', stage, store, onClose: closed, ...more};
  const container = document.querySelector('#page') as HTMLElement;
  const page = render(<LiveEditor name={name} {...props} />, {container});
  return {...page, again: () => page.rerender(<LiveEditor name={name} {...props} />), name};
}

/** Takes an editor away with its page. */
function leave({unmount}: {unmount: () => void}): void {
  unmount();
  const page = document.createElement('div');
  page.id = 'page';
  document.querySelector('#page')?.replaceWith(page);
}

const field = () => document.querySelector('.cm-content') as HTMLElement;
const view = () => EditorView.findFromDOM(field()) as EditorView;
const text = () => view().state.doc.toString();
const frame = () => stage.querySelector('iframe');
const problem = () => screen.getAllByRole('status')[0]?.textContent;

function type(written: string): void {
  act(() => view().dispatch({changes: {from: 0, to: view().state.doc.length, insert: written}}));
}

/** What the page has asked its runner. */
let asked: RunnerRequest[];

/** Stands for the runner's document. */
function answer(report: RunnerReport, source: MessageEventSource | null = target()): void {
  act(() => void window.dispatchEvent(new MessageEvent('message', {data: report, source})));
}

function target(): Window | null {
  return frame()?.contentWindow ?? null;
}

async function openRunner(): Promise<void> {
  await waitFor(() => expect(frame()).not.toBeNull());
  asked = [];
  const runner = target() as Window;
  runner.postMessage = (request: RunnerRequest) => void asked.push(request);
  answer({type: 'ready', canRun: true});
}

const lastRun = () => asked.filter((request) => request.type === 'run').at(-1);

describe('the editor of a demo', () => {
  it('lets the reader write at once, unless they went elsewhere while it was loaded', () => {
    open();
    expect(document.activeElement).toBe(field());
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    open();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('shows the code, and leaves the demo alone until something is typed', async () => {
    open();
    expect(text()).toBe(FILES[0]?.text);
    expect(field().getAttribute('aria-label')).toBe('Code of Basic.tsx');
    expect(document.body.textContent).toContain('press Escape, then Tab');
    expect(frame()).toBeNull();
    expect(store.get().edited).toBe(false);
  });

  it('runs what is typed in a document without an origin', async () => {
    open();
    type('export default () => <b>2</b>;');
    await openRunner();
    expect(frame()?.getAttribute('src')).toBe('/docs/demo-runner/a-b.htm');
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(store.get().edited).toBe(true);
    expect(lastRun()).toMatchObject({
      entry: 'Basic.tsx',
      environment: {mode: 'light', direction: 'ltr', centred: true},
    });
    expect(lastRun()?.files.map(({name}) => name)).toEqual(['Basic.tsx', 'theme.ts']);
  });

  it('says what is wrong, until it is mended', async () => {
    open();
    type('export default () => <b>2</b>;');
    await openRunner();
    const fault = {kind: 'export', from: 'kit', name: 'Buton', near: ['Button']} as const;
    const place = {file: 'Basic.tsx', line: 3, message: ''};
    answer({type: 'failed', run: 1, fault: {...fault, ...place}});
    expect(problem()).toBe('Basic.tsx, line 3: “kit” exports no “Buton”. Did you mean “Button”?');
    answer({type: 'rendered', run: 1});
    expect(problem()).toBe('');
  });

  it('keeps what ran last where the code cannot be read', async () => {
    open();
    type('export default () => <b>2</b>;');
    await openRunner();
    const runs = asked.length;
    type('export default () => <b>');
    await waitFor(() => expect(problem()).toMatch(/^Basic\.tsx, line 1: Unexpected/));
    expect(asked).toHaveLength(runs);
    expect(frame()).not.toBeNull();
  });

  it('heeds nobody but its runner, and believes not all that it says', async () => {
    open();
    type('export default () => <b>2</b>;');
    await openRunner();
    answer({type: 'height', height: 50}, window);
    expect(frame()?.style.blockSize).toBe('');
    answer({type: 'height', height: 1e9});
    expect(frame()?.style.blockSize).toBe('2000px');
    answer({type: 'failed', run: 1} as unknown as RunnerReport);
    answer(undefined as unknown as RunnerReport);
    expect(problem()).toBe('');
  });

  it('edits all files, each in its tab', async () => {
    open();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Basic.tsx', 'theme.ts']);
    fireEvent.keyDown(tabs[0] as Element, {key: 'ArrowRight'});
    expect(text()).toBe(FILES[1]?.text);
    expect(document.activeElement).toBe(tabs[1]);
    type('export const size = 2;');
    fireEvent.click(tabs[0] as Element);
    fireEvent.click(tabs[1] as Element);
    expect(text()).toBe('export const size = 2;');
    await openRunner();
    expect(lastRun()?.files[1]?.code).toContain('size = 2');
  });

  it('loses nothing when the page renders again, or the editor comes back', async () => {
    const {again, unmount, name} = open();
    type('// mine');
    again();
    expect(text()).toBe('// mine');
    unmount();
    expect(store.get().edited).toBe(false);
    expect(frame()).toBeNull();
    document.body.innerHTML += '<div id="page"></div>';
    stage = document.querySelector('#stage') as HTMLElement;
    open(FILES, name);
    expect(text()).toBe('// mine');
    expect(document.body.textContent).toContain('What you typed before is restored.');
    await openRunner();
  });

  it('loses nothing where another variant was chosen meanwhile, and says so', () => {
    const first = open();
    const {name} = first;
    type('// mine');
    leave(first);
    const again = open(OTHERS, name, {others: FILES});
    expect(text()).toBe('// mine');
    expect(document.body.textContent).toContain(
      'What you typed before, in Basic.tsx, is restored.',
    );
    fireEvent.click(screen.getByRole('button', {name: 'Reset to the original'}));
    expect(text()).toBe(FILES[0]?.text);
    leave(again);
    open(OTHERS, name, {others: FILES});
    expect(text()).toBe(OTHERS[0]?.text);
  });

  it('keeps apart what is typed into two demos of one name', () => {
    const figure = document.body.appendChild(document.createElement('figure'));
    figure.append(stage);
    figure.id = 'demo-twin';
    const first = open(FILES, 'Twin');
    type('// first');
    leave(first);
    figure.id = 'demo-twin-2';
    const second = open(FILES, 'Twin');
    expect(text()).toBe(FILES[0]?.text);
    leave(second);
    figure.id = 'demo-twin';
    open(FILES, 'Twin');
    expect(text()).toBe('// first');
  });

  it('goes back to the original', async () => {
    open();
    type('export default () => <b>2</b>;');
    await openRunner();
    fireEvent.click(screen.getByRole('button', {name: 'Reset to the original'}));
    expect(text()).toBe(FILES[0]?.text);
    expect(frame()).toBeNull();
    expect(store.get().edited).toBe(false);
  });

  it('passes over what stands in the storage for it', () => {
    sessionStorage.setItem('vitrine-draft:/:Odd', '{"Basic.tsx": 3, "other.ts": "x"}');
    open(FILES, 'Odd');
    expect(text()).toBe(FILES[0]?.text);
    expect(document.body.textContent).not.toContain('is restored');
  });

  it('follows the page, and what was chosen for the demo', async () => {
    open();
    type('export default () => <b>2</b>;');
    await openRunner();
    document.documentElement.dataset.theme = 'dark';
    await waitFor(() => expect(asked.at(-1)).toMatchObject({environment: {mode: 'dark'}}));
    act(() => store.set({environment: {direction: 'rtl', density: 'compact'}}));
    const environment = {mode: 'dark', direction: 'rtl', density: 'compact'};
    expect(asked.at(-1)).toMatchObject({type: 'environment', environment});
  });

  it('is as wide as the window that was chosen for the demo, and as high as its option', async () => {
    store.set({environment: {width: 320}});
    open(FILES, undefined, {height: 400});
    type('export default () => <b>2</b>;');
    await openRunner();
    const read = (name: string) => frame()?.parentElement?.style.getPropertyValue(name);
    expect([read('--v-frame-width'), read('--v-frame-least')]).toEqual(['320px', '400px']);
    act(() => store.set({environment: {}}));
    expect(read('--v-frame-width')).toBe('');
    fireEvent.click(screen.getByRole('button', {name: 'Reset to the original'}));
    expect(stage.childElementCount).toBe(0);
  });

  it('tells the tools of the demo what was typed, for as long as it is open', () => {
    const {unmount} = open();
    const read = () => store.get().readEdited?.();
    expect(read()).toBeUndefined();
    type('// mine');
    expect(read()).toEqual([{name: 'Basic.tsx', text: '// mine'}, FILES[1]]);
    fireEvent.click(screen.getByRole('button', {name: 'Reset to the original'}));
    expect(read()).toBeUndefined();
    type('// mine');
    unmount();
    expect(read()).toBeUndefined();
  });

  it('closes', () => {
    open();
    fireEvent.click(screen.getByRole('button', {name: 'Close the editor'}));
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

describe('a runner', () => {
  it('that is not there gives the place back to the demo, and says so', async () => {
    open();
    type('export default () => <b>2</b>;');
    await waitFor(() => expect(frame()).not.toBeNull());
    jest.useFakeTimers();
    fireEvent.load(frame() as Element);
    act(() => void jest.advanceTimersByTime(2000));
    expect(problem()).toContain('its sandbox did not load');
    expect(frame()).toBeNull();
    expect(store.get().edited).toBe(false);
    expect(text()).toBe('export default () => <b>2</b>;');
  });

  it('that may run nothing says so', async () => {
    open();
    type('export default () => <b>2</b>;');
    await waitFor(() => expect(frame()).not.toBeNull());
    answer({type: 'ready', canRun: false});
    expect(problem()).toContain('host does not allow edited code to run');
    expect(store.get().edited).toBe(false);
  });

  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  /** Types a version, which the runner begins with. */
  async function typeVersion(number: number): Promise<void> {
    type(`export default () => <b>{${number}}</b>;`);
    await wait(PAUSE_MS);
    answer({type: 'begun', run: number});
  }

  /** A version that renders, and goes on to answer. */
  async function typeGood(number: number): Promise<void> {
    await typeVersion(number);
    rendered(number);
    answer({type: 'pong', ping: 1});
  }

  const rendered = (run: number) => answer({type: 'rendered', run});
  const HANG_MS = 6000;
  const lastText = () => /children: (\d)/.exec(lastRun()?.files[0]?.code ?? '')?.[1];

  async function openFirst(): Promise<void> {
    jest.useFakeTimers();
    open();
    type('export default () => <b>{1}</b>;');
    await wait(PAUSE_MS);
    await openRunner();
    rendered(1);
    answer({type: 'pong', ping: 1});
  }

  it('that hangs is replaced, and shows what ran well before', async () => {
    await openFirst();
    await typeVersion(2);
    const first = frame();
    await wait(HANG_MS);
    expect(problem()).toContain('did not answer for 3 s and was stopped. What ran well before');
    expect(frame()).not.toBe(first);
    await openRunner();
    expect(lastText()).toBe('1');
    rendered(1);
    expect(problem()).toContain('did not answer for 3 s');
    expect(text()).toContain('{2}');
  });

  it('that hangs after it has rendered gives its place to what it was mended to', async () => {
    await openFirst();
    await typeGood(2);
    await wait(600);
    // The document hangs now, and hears of nothing.
    type('export default () => <b>{3}</b>;');
    await wait(HANG_MS);
    await openRunner();
    expect(lastText()).toBe('3');
    rendered(3);
    answer({type: 'pong', ping: 1});
    expect(problem()).toBe('');
    await typeVersion(4);
    await wait(HANG_MS);
    await openRunner();
    expect(lastText()).toBe('3');
  });

  it('that hangs after it has rendered is told once, and goes back to what did well', async () => {
    await openFirst();
    await typeGood(2);
    await typeGood(3);
    await wait(HANG_MS);
    await openRunner();
    expect(lastText()).toBe('2');
    rendered(2);
    await wait(HANG_MS);
    expect(problem()).toContain('The original is shown until you change the code.');
    expect(frame()).toBeNull();
    expect(store.get().edited).toBe(false);
    await wait(HANG_MS);
    expect(frame()).toBeNull();
    await typeVersion(5);
    await openRunner();
    expect(lastText()).toBe('5');
  });

  it('that goes to another page is replaced at once', async () => {
    await openFirst();
    await typeGood(2);
    fireEvent.load(frame() as Element);
    fireEvent.load(frame() as Element);
    expect(problem()).toContain('went to another page and was stopped. What ran well before');
    await openRunner();
    expect(lastText()).toBe('1');
    answer({type: 'ready', canRun: true});
    expect(problem()).toContain('The original is shown');
    expect(frame()).toBeNull();
  });

  it('that is taken away runs what was typed meanwhile', async () => {
    await openFirst();
    fireEvent.load(frame() as Element);
    type('export default () => <b>{2}</b>;');
    fireEvent.load(frame() as Element);
    expect(frame()).toBeNull();
    await wait(PAUSE_MS);
    await openRunner();
    expect(lastText()).toBe('2');
  });

  it('that answers is left alone', async () => {
    jest.useFakeTimers();
    open();
    type('export default () => <b>2</b>;');
    await act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));
    await openRunner();
    const first = frame();
    for (let second = 0; second < 8; second += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1000));
      answer({type: 'pong', ping: second});
    }
    expect(frame()).toBe(first);
    expect(problem()).toBe('');
  });
});
