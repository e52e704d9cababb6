import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import type {RunnerReport} from '../client/protocol';
import type {DemoStore} from '@theme/Demo/demoStore';
import {
  answer,
  field,
  FILES,
  frame,
  lastRun,
  open,
  openRunner,
  preparePage,
  problem,
  stage,
  text,
  type,
} from './__fixtures__/editor';

jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/docs${path}`, {virtual: true});

let store: DemoStore;
let closed: jest.Mock;

beforeEach(() => {
  ({store, closed} = preparePage());
});
afterEach(() => sessionStorage.clear());

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
    const asked = await openRunner();
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

  it('follows the page, and what was chosen for the demo', async () => {
    open();
    type('export default () => <b>2</b>;');
    const asked = await openRunner();
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
    expect(stage().childElementCount).toBe(0);
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
