import {requestSetting} from '../../_shared/client';
import {SettingsStore} from '../client/store';
import {initScript} from '../core/initScript';
import {THEME_COLORS} from '../core/schemes';
import {CASES, PLAIN} from './__fixtures__/cases';
import type {Case} from './__fixtures__/cases';
import {
  fromOtherTab,
  leavePage,
  openPage,
  settle,
  shownAttributes,
  themeColors,
  wish,
} from './__fixtures__/fakePage';

function open(found: Partial<Case> = {}): SettingsStore {
  openPage(found);
  const store = new SettingsStore();
  store.start();
  return store;
}

const root = document.documentElement;

afterEach(leavePage);

describe('a store that starts', () => {
  it.each(CASES)('sets the attributes for $title', (found) => {
    open(found);
    expect(shownAttributes()).toEqual({...PLAIN, ...found.expected});
  });

  it.each([
    ['', {}, 'rtl'],
    ['?dir=ltr', {}, 'ltr'],
    ['', {'vitrine-direction': 'ltr'}, 'ltr'],
  ])('begins with the direction of the language, and %s and %j win', (search, stored, dir) => {
    openPage({search, stored});
    const store = new SettingsStore('rtl');
    expect(store.get().direction).toBe('rtl');
    store.start();
    expect(shownAttributes().dir).toBe(dir);
    fromOtherTab('vitrine-direction', 'zzz');
    expect(shownAttributes().dir).toBe(search === '' ? 'rtl' : dir);
  });

  it('touches nothing before', () => {
    openPage({wishes: {dark: true}});
    const store = new SettingsStore();
    expect(store.get().scheme).toBe('light');
    expect(root.hasAttribute('data-js')).toBe(false);
  });

  it('takes over from the inline script, and from another store', async () => {
    openPage({stored: {'vitrine-mode': 'dark'}});
    const script = document.createElement('script');
    script.textContent = initScript();
    document.head.append(script);
    const first = new SettingsStore();
    first.start();
    const second = new SettingsStore();
    second.start();
    second.set('mode', 'light');
    await settle();
    expect(root.getAttribute('data-theme')).toBe('light');
    wish('reducedMotion', true);
    expect(second.get().mode).toBe('light');
  });

  it('starts once', () => {
    const store = open();
    const listener = jest.fn();
    store.subscribe(listener);
    store.start();
    wish('dark', true);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a choice', () => {
  it('is shown, told and stored', () => {
    const store = open();
    const listener = jest.fn();
    store.subscribe(listener);
    store.set('mode', 'dark');
    expect(store.get()).toMatchObject({mode: 'dark', scheme: 'dark'});
    expect(root.getAttribute('data-theme')).toBe('dark');
    expect(themeColors()).toEqual([THEME_COLORS.dark, THEME_COLORS.dark]);
    expect(localStorage.getItem('vitrine-mode')).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('of a contrast is stored as a scheme', () => {
    const store = open({wishes: {dark: true}});
    store.set('contrast', 'high');
    expect(store.get()).toMatchObject({mode: 'system', scheme: 'dark-high-contrast'});
    expect(localStorage.getItem('vitrine-color-scheme')).toBe('dark-high-contrast');
    expect(localStorage.getItem('vitrine-mode')).toBeNull();
  });

  it('wins over the address for the rest of the visit', () => {
    const store = open({search: '?dir=rtl&mode=dark'});
    expect(localStorage).toHaveLength(0);
    store.set('direction', 'ltr');
    expect(store.get()).toMatchObject({direction: 'ltr', mode: 'dark'});
    fromOtherTab('vitrine-direction', 'rtl');
    expect(store.get().direction).toBe('rtl');
    fromOtherTab('vitrine-mode', 'light');
    expect(store.get().mode).toBe('dark');
  });

  it('that is none changes and stores nothing', () => {
    const store = open();
    const before = store.get();
    store.set('mode', 'blue' as 'dark');
    store.set('direction', '__proto__' as 'rtl');
    expect(store.get()).toBe(before);
    expect(localStorage).toHaveLength(0);
  });

  it('made already tells nobody', () => {
    const store = open({stored: {'vitrine-mode': 'dark'}});
    const listener = jest.fn();
    store.subscribe(listener);
    const before = store.get();
    store.set('mode', 'dark');
    expect(listener).not.toHaveBeenCalled();
    expect(store.get()).toBe(before);
  });

  it('is no longer told to who has left', () => {
    const store = open();
    const listener = jest.fn();
    store.subscribe(listener)();
    store.set('mode', 'dark');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a storage', () => {
  it.each(['SecurityError', 'QuotaExceededError'])('that throws %s is done without', (name) => {
    const refuse = () => {
      throw new DOMException('no', name);
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const store = open();
    store.set('mode', 'dark');
    store.set('direction', 'rtl');
    expect(shownAttributes()).toMatchObject({'data-theme': 'dark', dir: 'rtl'});
  });

  it('that is full keeps a choice until the page is left, whatever other tabs choose', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = open();
    store.set('mode', 'dark');
    fromOtherTab('vitrine-direction', 'rtl');
    expect(store.get()).toMatchObject({mode: 'dark', direction: 'rtl'});
  });
});

describe('another tab', () => {
  it.each([
    ['vitrine-mode', 'dark', {mode: 'dark', scheme: 'dark'}],
    ['vitrine-color-scheme', 'light-high-contrast', {contrast: 'high'}],
    ['vitrine-direction', 'rtl', {direction: 'rtl'}],
    ['vitrine-code-variant', 'js', {codeVariant: 'js'}],
    ['vitrine-motion', 'reduced', {motion: 'reduced'}],
  ])('is followed in %s', (key, value, expected) => {
    const store = open();
    fromOtherTab(key, value);
    expect(store.get()).toMatchObject(expected);
    fromOtherTab(key, 'junk');
    expect(shownAttributes()).toEqual(PLAIN);
  });

  it('that clears the storage brings back the defaults', () => {
    const store = open({stored: {'vitrine-mode': 'dark', 'vitrine-direction': 'rtl'}});
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', {key: null}));
    expect(shownAttributes()).toEqual(PLAIN);
    expect(store.get().mode).toBe('system');
  });

  it('that stores something else is nothing to us', () => {
    const store = open();
    const before = store.get();
    fromOtherTab('theme', 'dark');
    fromOtherTab('mode', 'dark');
    expect(store.get()).toBe(before);
  });

  it('is caught up with by a page that comes back from the history', () => {
    const store = open();
    localStorage.setItem('vitrine-mode', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: false}));
    expect(store.get().mode).toBe('system');
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    expect(store.get().mode).toBe('dark');
  });
});

describe('the system', () => {
  it('is followed in its wishes, as far as nothing was chosen', () => {
    const store = open({stored: {'vitrine-color-scheme': 'light'}});
    wish('dark', true);
    wish('moreContrast', true);
    expect(store.get().scheme).toBe('dark');
    store.set('mode', 'light');
    wish('dark', false);
    wish('dark', true);
    expect(store.get().scheme).toBe('light');
  });

  it('is followed in its wish for less motion', () => {
    open();
    wish('reducedMotion', true);
    expect(root.getAttribute('data-motion')).toBe('reduced');
    wish('reducedMotion', false);
    expect(root.getAttribute('data-motion')).toBe('full');
  });
});

describe('the attributes', () => {
  it('stay those of the store, whoever writes them', async () => {
    const store = open({search: '?dir=rtl'});
    store.set('mode', 'dark');
    root.setAttribute('data-theme', 'light');
    root.setAttribute('dir', 'ltr');
    root.removeAttribute('data-js');
    await settle();
    expect(shownAttributes()).toMatchObject({'data-theme': 'dark', dir: 'rtl', 'data-js': ''});
  });
});

describe('what a part of the page asks for', () => {
  it('is shown and kept', () => {
    const store = open();
    requestSetting({codeVariant: 'js'});
    expect(store.get().codeVariant).toBe('js');
    expect(root.dataset.codeVariant).toBe('js');
    expect(localStorage.getItem('vitrine-code-variant')).toBe('js');
  });

  it.each([
    ['a value that is none', {codeVariant: 'coffee'}],
    ['a setting that is none', {toString: 'js', colour: 'red'}],
    ['nothing', undefined],
  ])('changes nothing where it is %s', (_what, detail) => {
    open();
    document.dispatchEvent(new CustomEvent('vitrine:setting', {detail}));
    expect(shownAttributes()).toEqual(PLAIN);
    expect(localStorage).toHaveLength(0);
  });
});
