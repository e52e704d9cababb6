import {act, fireEvent, render, screen} from '@testing-library/react';
import SingleKeysSwitch from '../SingleKeysSwitch';
import {allowsSingleKeys} from '../singleKeys';

const KEY = 'vitrine-shortcuts';

/** Another tab wrote, or cleared the storage. */
function otherTab(value: string | null, key: string | null = KEY): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', {key})));
}

function show() {
  render(<SingleKeysSwitch />);
  return screen.getByRole<HTMLInputElement>('switch', {name: 'Single-key shortcuts'});
}

beforeEach(() => {
  const {unmount} = render(<SingleKeysSwitch />);
  otherTab(null, null);
  unmount();
});

it('is on until it is switched off, for later visits too', () => {
  const control = show();
  expect(control.checked).toBe(true);
  fireEvent.click(control);
  expect(control.checked).toBe(false);
  expect(localStorage.getItem(KEY)).toBe('off');
  fireEvent.click(control);
  expect(localStorage.getItem(KEY)).toBe('on');
});

it('tells analytics what is chosen', () => {
  const control = show();
  expect({...control.dataset}).toEqual({
    gaEventCategory: 'settings',
    gaEventAction: 'shortcuts',
    gaEventLabel: 'off',
  });
});

it('takes a stored value that nobody knows for the default', () => {
  localStorage.setItem(KEY, 'perhaps');
  expect(allowsSingleKeys()).toBe(true);
  localStorage.setItem(KEY, 'off');
  expect(allowsSingleKeys()).toBe(false);
});

it('follows another tab, and only what it says of this', () => {
  const control = show();
  otherTab('off');
  expect(control.checked).toBe(false);
  otherTab('on', 'another-key');
  expect(control.checked).toBe(false);
  otherTab(null, null);
  expect(control.checked).toBe(true);
});

it('holds for the page where the storage takes and gives nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const control = show();
  expect(control.checked).toBe(true);
  fireEvent.click(control);
  expect(control.checked).toBe(false);
});
