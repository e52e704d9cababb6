import {StrictMode} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  announce,
  coerce,
  COPIED_MS,
  listenToStorage,
  readStorage,
  useCopyButton,
  writeStorage,
} from '..';

const writeText = jest.fn<Promise<void>, [string]>();

function setClipboard(value: object | undefined) {
  Object.defineProperty(navigator, 'clipboard', {value, configurable: true});
}

function Copier({text}: {text: string}) {
  const {copied, copy} = useCopyButton(() => text);
  return (
    <button type="button" onClick={copy}>
      {copied ? 'Copied' : 'Copy'}
    </button>
  );
}

const label = () => screen.getByRole('button').textContent;
const said = () => screen.getByRole('status').textContent;
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  document.body.innerHTML = '';
  jest.useFakeTimers();
  writeText.mockResolvedValue();
  setClipboard({writeText});
});

afterEach(() => jest.useRealTimers());

describe('useCopyButton', () => {
  it('copies what it is given and says so, for 1200 ms', async () => {
    render(<Copier text={'a\n'} />, {wrapper: StrictMode});
    expect([label(), said()]).toEqual(['Copy', '']);
    await press();
    expect(writeText).toHaveBeenCalledWith('a\n');
    expect([label(), said()]).toEqual(['Copied', 'Copied']);
    pass(COPIED_MS - 1);
    expect(label()).toBe('Copied');
    pass(1);
    expect([label(), said()]).toEqual(['Copy', '']);
  });

  it('starts the time anew with a second click', async () => {
    render(<Copier text="a" />);
    await press();
    pass(1000);
    await press();
    pass(COPIED_MS - 1);
    expect(label()).toBe('Copied');
    pass(1);
    expect(label()).toBe('Copy');
  });

  it('clears the timer when it goes', async () => {
    const clear = jest.spyOn(globalThis, 'clearTimeout');
    const {unmount} = render(<Copier text="a" />);
    await press();
    clear.mockClear();
    unmount();
    expect(clear).toHaveBeenCalledTimes(1);
    expect(said()).toBe('');
  });

  it('does not hear a write that ends after it has gone', async () => {
    let finish = () => {};
    writeText.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const {unmount} = render(<Copier text="a" />);
    await press();
    unmount();
    await act(async () => finish());
    expect(said()).toBe('');
  });

  it('goes on saying "Copy" where the write is refused', async () => {
    writeText.mockRejectedValueOnce(new Error('denied'));
    render(<Copier text="a" />);
    await press();
    expect([label(), said()]).toEqual(['Copy', '']);
  });

  it('copies by selection where there is no clipboard', async () => {
    setClipboard(undefined);
    const execCommand = jest.fn(() => true);
    Object.assign(document, {execCommand});
    render(<Copier text="a" />);
    await press();
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(label()).toBe('Copied');
  });
});

it('has one live region, however many speak', () => {
  announce();
  announce('a');
  announce('b');
  expect(said()).toBe('b');
});

describe('storage', () => {
  it('keeps values, and tells those of other windows', () => {
    const listener = jest.fn();
    const stop = listenToStorage(listener);
    writeStorage('k', 'v');
    expect(readStorage('k')).toBe('v');
    expect(readStorage('other')).toBeUndefined();
    window.dispatchEvent(new StorageEvent('storage', {key: 'k', newValue: 'w'}));
    window.dispatchEvent(new StorageEvent('storage', {key: null}));
    stop();
    window.dispatchEvent(new StorageEvent('storage', {key: 'k', newValue: 'x'}));
    expect(listener.mock.calls).toEqual([
      ['k', 'w'],
      [undefined, undefined],
    ]);
  });

  it('is empty, and silent, where it refuses', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(() => writeStorage('k', 'v')).not.toThrow();
    expect(readStorage('k')).toBeUndefined();
  });
});

it.each([
  ['a', 'a'],
  ['c', 'b'],
  [undefined, 'b'],
  [['a'], 'b'],
  ['__proto__', 'b'],
])('coerces %p to %p', (value, expected) => {
  expect(coerce(value, ['a', 'b'], 'b')).toBe(expected);
});
