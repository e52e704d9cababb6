import {act, fireEvent, render, screen, within} from '@testing-library/react';
import CodeTabs from '..';
import {ODD_VALUES} from '../../../../tests/setup/oddValues';

let mockIsBrowser = true;
jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});

const LABELS = ['npm', 'pnpm', 'My yarn'];
let keys = 0;

beforeEach(() => {
  mockIsBrowser = true;
  keys += 1;
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.documentElement.dir = 'ltr';
});

const group = (props: {storageKey?: string; labels?: string[]} = {}) => {
  const labels = props.labels ?? LABELS;
  return (
    <CodeTabs storageKey={`key-${keys}`} {...props} labels={labels}>
      {labels.map((label) => (
        <p key={label}>code of {label}</p>
      ))}
    </CodeTabs>
  );
};

const storageOf = () => localStorage.getItem(`vitrine-tabs-key-${keys}`);
const shown = () => screen.getAllByRole('tabpanel').map(({textContent}) => textContent);
const tab = (name: string) => screen.getByRole('tab', {name});

it('is a group of radio buttons as served, each beside its panel', () => {
  mockIsBrowser = false;
  const {container} = render(group());
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({checked, name}) => [checked, name])).toEqual([
    [true, radios[0]?.name],
    [false, radios[0]?.name],
    [false, radios[0]?.name],
  ]);
  const [, second] = container.querySelectorAll('.item');
  expect(second?.textContent).toBe('pnpmcode of pnpm');
});

it('takes over what was checked, and the focus, when React runs', async () => {
  mockIsBrowser = false;
  const {rerender} = render(group());
  const radio = screen.getByRole('radio', {name: 'pnpm'});
  fireEvent.click(radio);
  radio.focus();
  mockIsBrowser = true;
  await act(async () => rerender(group()));
  expect(shown()).toEqual(['code of pnpm']);
  expect(document.activeElement).toBe(tab('pnpm'));
  expect(storageOf()).toBe('pnpm');
});

it('is a tab list: one tab stop, panels that name their tab', () => {
  render(group({storageKey: 'package-manager'}));
  const list = screen.getByRole('tablist', {name: 'Package manager'});
  const tabs = within(list).getAllByRole('tab');
  expect(tabs.map(({tabIndex}) => tabIndex)).toEqual([0, -1, -1]);
  const panel = screen.getByRole('tabpanel', {name: 'npm'});
  expect(tabs[0]?.getAttribute('aria-controls')).toBe(panel.id);
});

it.each([
  ['ltr', ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']],
  ['rtl', ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End']],
])('moves by the keys, ends joined, %s', (direction, pressed) => {
  render(<div style={{direction: direction as 'ltr' | 'rtl'}}>{group()}</div>);
  screen.getByRole('tablist').style.direction = direction;
  tab('npm').focus();
  const visited = pressed.map((key) => {
    fireEvent.keyDown(document.activeElement as Element, {key});
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    return document.activeElement?.textContent;
  });
  expect(visited).toEqual(['pnpm', 'My yarn', 'npm', 'My yarn', 'npm', 'My yarn']);
});

it('leaves other keys, and keys with modifiers, to the browser', () => {
  render(group());
  expect(fireEvent.keyDown(tab('npm'), {key: 'Tab'})).toBe(true);
  expect(fireEvent.keyDown(tab('npm'), {key: 'ArrowRight', altKey: true})).toBe(true);
  expect(shown()).toEqual(['code of npm']);
});

it('keeps the choice, and takes all groups of its key along, as far as they have it', () => {
  render(group());
  render(group({labels: ['npm', 'pnpm']}));
  render(group({storageKey: `other-${keys}`}));
  fireEvent.click(screen.getAllByRole('tab', {name: 'pnpm'})[0] as Element);
  expect(shown()).toEqual(['code of pnpm', 'code of pnpm', 'code of npm']);
  expect(storageOf()).toBe('pnpm');
  fireEvent.click(screen.getAllByRole('tab', {name: 'My yarn'})[0] as Element);
  expect(shown()).toEqual(['code of My yarn', 'code of npm', 'code of npm']);
});

it('keeps a choice without a key to itself', () => {
  render(group({storageKey: undefined}));
  render(group({storageKey: undefined}));
  fireEvent.click(screen.getAllByRole('tab', {name: 'pnpm'})[0] as Element);
  expect(shown()).toEqual(['code of pnpm', 'code of npm']);
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['pnpm', 'pnpm'],
  ['', 'npm'],
  ['zzz', 'npm'],
  ['__proto__', 'npm'],
  ['{"a":1}', 'npm'],
])('begins with what is stored, if it is a label: %j', (value, label) => {
  localStorage.setItem(`vitrine-tabs-key-${keys}`, value);
  render(group());
  expect(shown()).toEqual([`code of ${label}`]);
});

it('follows other windows', () => {
  render(group());
  const key = `vitrine-tabs-key-${keys}`;
  act(() => void window.dispatchEvent(new StorageEvent('storage', {key, newValue: 'pnpm'})));
  expect(shown()).toEqual(['code of pnpm']);
  act(() => void window.dispatchEvent(new StorageEvent('storage', {key, newValue: 'junk'})));
  expect(shown()).toEqual(['code of npm']);
});

it('works where the storage refuses', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  render(group());
  fireEvent.click(tab('pnpm'));
  expect(shown()).toEqual(['code of pnpm']);
});

it('keeps the pressed tab where it is in the window', () => {
  render(group());
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  jest
    .spyOn(tab('pnpm'), 'getBoundingClientRect')
    .mockImplementation(() => ({top: shown()[0] === 'code of npm' ? 100 : 160}) as DOMRect);
  fireEvent.click(tab('pnpm'));
  expect(scrollBy).toHaveBeenCalledWith({top: 60, behavior: 'instant'});
});

describe('an address that asks for a tab', () => {
  it.each([
    ['?tab=MY-Yarn', 'My yarn'],
    ['?tab=my+yarn', 'My yarn'],
    ['?tab=zzz', 'pnpm'],
    ['?tab=', 'pnpm'],
    ['?tab=%F0%9F&tab=npm', 'pnpm'],
  ])('%s wins over what is stored, if it is a label, and is not stored', (search, label) => {
    localStorage.setItem(`vitrine-tabs-key-${keys}`, 'pnpm');
    window.history.replaceState(null, '', `/${search}`);
    render(group());
    expect(shown()).toEqual([`code of ${label}`]);
    expect(storageOf()).toBe('pnpm');
  });

  it('leaves what is stored where it asks by an odd value', () => {
    localStorage.setItem(`vitrine-tabs-key-${keys}`, 'Third');
    const other = ODD_VALUES.filter((value) => {
      window.history.replaceState(null, '', `/?tab=${value}`);
      const {unmount} = render(group({labels: ['First', 'Second', 'Third']}));
      const [text] = shown();
      unmount();
      return text !== 'code of Third';
    });
    expect(other).toEqual([]);
    expect(storageOf()).toBe('Third');
  });

  it('holds on the next pages of the visit, until something is chosen', () => {
    window.history.replaceState(null, '', '/?tab=pnpm');
    render(group()).unmount();
    window.history.replaceState(null, '', '/next/');
    render(group());
    expect(shown()).toEqual(['code of pnpm']);
    fireEvent.click(tab('npm'));
    expect(shown()).toEqual(['code of npm']);
  });
});
