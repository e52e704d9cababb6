import {act, fireEvent, waitFor} from '@testing-library/react';
import type {DemoStore} from '@theme/Demo/demoStore';
import {PAUSE_MS} from '../theme/DemoEditor/session';
import {
  answer,
  frame,
  lastRun,
  open,
  openRunner,
  preparePage,
  problem,
  text,
  type,
} from './__fixtures__/editor';

let store: DemoStore;

beforeEach(() => {
  ({store} = preparePage());
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
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
