import {readDirection, watchPage} from '../direction';

const root = document.documentElement;

async function turn(dir: string): Promise<void> {
  root.setAttribute('dir', dir);
  await Promise.resolve();
}

afterEach(() => root.removeAttribute('dir'));

it.each([
  ['', 'ltr'],
  ['ltr', 'ltr'],
  ['rtl', 'rtl'],
  ['auto', 'ltr'],
])('reads dir=%j as %s', (written, direction) => {
  root.setAttribute('dir', written);
  expect(readDirection()).toBe(direction);
});

it('calls all who watch, with one observer, until they stop', async () => {
  const observe = jest.spyOn(MutationObserver.prototype, 'observe');
  const disconnect = jest.spyOn(MutationObserver.prototype, 'disconnect');
  const listeners = [jest.fn(), jest.fn()];
  const stops = listeners.map((listener) => watchPage(listener));
  expect(observe).toHaveBeenCalledTimes(1);
  await turn('rtl');
  expect(listeners.map(({mock}) => mock.calls.length)).toEqual([1, 1]);
  stops[0]?.();
  expect(disconnect).not.toHaveBeenCalled();
  await turn('ltr');
  expect(listeners.map(({mock}) => mock.calls.length)).toEqual([1, 2]);
  stops[1]?.();
  expect(disconnect).toHaveBeenCalledTimes(1);
  await turn('rtl');
  expect(listeners.map(({mock}) => mock.calls.length)).toEqual([1, 2]);
});

it('watches again after all have stopped', async () => {
  watchPage(() => undefined)();
  const listener = jest.fn();
  const stop = watchPage(listener);
  await turn('rtl');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});
