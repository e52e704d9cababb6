import {act, fireEvent, render, screen, within} from '@testing-library/react';
import type * as Branding from '../../../../plugins/branding/client';
import Settings from '..';

let mockPathname = '/ui/';
let mockSettings: Branding.Settings;
const mockSetSetting = jest.fn();

jest.mock('../../../../plugins/product-identity/client', () => ({useBuiltLocales: () => ['en']}));
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPathname})}), {
  virtual: true,
});
jest.mock('../../../../plugins/branding/client', () => ({
  useSettings: () => mockSettings,
  setSetting: (...args: unknown[]) => mockSetSetting(...args),
  sharedLink: (href: string) => href,
}));

const onShowShortcuts = jest.fn();
const hidePopover = jest.fn();

beforeEach(() => {
  mockPathname = '/ui/';
  mockSettings = {
    mode: 'system',
    scheme: 'dark-high-contrast',
    contrast: 'high',
    direction: 'ltr',
    codeVariant: 'js',
    motion: 'system',
  };
  Object.assign(HTMLElement.prototype, {hidePopover});
});

const settings = () => <Settings onShowShortcuts={onShowShortcuts} />;

function show() {
  const view = render(settings());
  const button = view.container.querySelector('button');
  const panel = view.container.querySelector<HTMLElement>('[popover]');
  if (!button || !panel) throw new Error('no button, or no panel');
  hidePopover.mockClear();
  return {...view, button, panel};
}

/** jsdom has no popovers: these are their two events. */
function toggle(panel: HTMLElement, newState: 'open' | 'closed'): void {
  for (const name of ['beforetoggle', 'toggle']) {
    act(() => void panel.dispatchEvent(Object.assign(new Event(name), {newState})));
  }
}

function opened() {
  const view = show();
  toggle(view.panel, 'open');
  return view;
}

const group = (name: string) => within(screen.getByRole('group', {name}));

describe('the button', () => {
  it('is named, and opens the panel by itself, without React', () => {
    const {button, panel} = show();
    expect(button.getAttribute('aria-label')).toBe('Settings');
    expect(button.getAttribute('popovertarget')).toBe(panel.id);
    expect(button.dataset.needs).toBeUndefined();
  });

  it('says whether the panel is open', async () => {
    const {button, panel} = opened();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    toggle(panel, 'closed');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the panel', () => {
  it('is served, and says which settings its choices are before React is there', () => {
    const {panel} = show();
    const served = [...panel.querySelectorAll<HTMLElement>('[data-sets]')];
    expect(served.map(({dataset: {sets, pressedIf}}) => `${sets}, ${pressedIf}`)).toEqual([
      'mode=light, data-mode=light',
      'mode=dark, data-mode=dark',
      'mode=system, data-mode=system',
      'contrast=normal, data-scheme=light|dark',
      'contrast=high, data-scheme=light-high-contrast|dark-high-contrast',
      'direction=ltr, dir=ltr',
      'direction=rtl, dir=rtl',
      'codeVariant=ts, data-code-variant=ts',
      'codeVariant=js, data-code-variant=js',
      'motion=system, data-motion=full',
      'motion=reduced, data-motion=reduced',
    ]);
  });

  it('is a named dialog that takes the focus, at what is chosen first', async () => {
    const {panel} = opened();
    expect(screen.getByRole('dialog', {name: 'Settings'})).toBe(panel);
    expect(document.activeElement).toBe(group('Colour mode').getByRole('radio', {name: 'System'}));
  });

  it('closes when the focus leaves for the page, so that nothing in focus lies under it', async () => {
    const {panel} = opened();
    const outside = document.body.appendChild(document.createElement('button'));
    fireEvent.blur(screen.getByRole('radio', {name: 'Light'}), {relatedTarget: outside});
    expect(hidePopover.mock.contexts).toEqual([panel]);
  });

  it('stays for its own controls, for its button, and when the window loses the focus', async () => {
    const {button} = opened();
    const light = screen.getByRole('radio', {name: 'Light'});
    for (const relatedTarget of [screen.getByRole('radio', {name: 'Dark'}), button, null]) {
      fireEvent.blur(light, {relatedTarget});
    }
    expect(hidePopover).not.toHaveBeenCalled();
  });

  it('is closed by a new page', async () => {
    const {rerender} = opened();
    mockPathname = '/ui/b/';
    rerender(settings());
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('leads to the list of shortcuts', async () => {
    opened();
    fireEvent.click(screen.getByRole('button', {name: 'Show the shortcuts'}));
    expect(onShowShortcuts).toHaveBeenCalledTimes(1);
  });
});

describe('the choices', () => {
  it.each([
    ['Colour mode', ['Light', 'Dark', 'System'], 'System'],
    ['Contrast', ['Normal', 'High'], 'High'],
    ['Direction', ['Left to right', 'Right to left'], 'Left to right'],
    ['Code examples', ['TypeScript', 'JavaScript'], 'JavaScript'],
    ['Motion', ['System', 'Reduced'], 'System'],
  ])('of %s are radio buttons, and show what is set', async (name, labels, chosen) => {
    opened();
    const radios = group(name).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(labels);
    expect(radios.filter((radio) => radio.checked)).toEqual([
      group(name).getByRole('radio', {name: chosen}),
    ]);
    expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
  });

  it('are one group each', async () => {
    opened();
    const names = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name);
    expect(new Set(names).size).toBe(5);
  });

  it.each([
    ['Dark', 'mode', 'mode', 'dark'],
    ['Normal', 'scheme', 'contrast', 'normal'],
    ['Right to left', 'direction', 'direction', 'rtl'],
    ['TypeScript', 'codeVariant', 'codeVariant', 'ts'],
    ['Reduced', 'motion', 'motion', 'reduced'],
  ])('%s is told to analytics, and set', async (label, action, key, value) => {
    opened();
    const radio = screen.getByRole('radio', {name: label});
    expect({...radio.dataset}).toMatchObject({
      gaEventCategory: 'settings',
      gaEventAction: action,
      gaEventLabel: value,
    });
    fireEvent.click(radio);
    expect(mockSetSetting.mock.calls).toEqual([[key, value]]);
  });

  it('count once for analytics, be it the label that is clicked', async () => {
    const {panel} = opened();
    const counted = jest.fn();
    panel.addEventListener('click', ({target}) => {
      if ((target as Element).closest('[data-ga-event-category]')) counted();
    });
    fireEvent.click(screen.getByText('Dark'));
    expect(counted).toHaveBeenCalledTimes(1);
  });
});
