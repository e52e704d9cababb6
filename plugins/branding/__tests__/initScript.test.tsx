import {SETTING_EVENT} from '../../_shared/text/names';
import {initScript} from '../core/initScript';
import {THEME_COLORS} from '../core/schemes';
import {TAKE_OVER} from '../core/settings';
import {CASES, PLAIN} from './__fixtures__/cases';
import {leavePage, openPage, settle, shownAttributes, themeColors} from './__fixtures__/fakePage';

/** Runs it as a browser does: a script element in the head. */
function runScript(): void {
  const script = document.createElement('script');
  script.textContent = initScript();
  document.head.append(script);
}

const root = document.documentElement;

afterEach(leavePage);

describe('the inline script', () => {
  it.each(CASES)('sets the attributes for $title', (found) => {
    openPage(found);
    runScript();
    expect(shownAttributes()).toEqual({...PLAIN, ...found.expected});
  });

  it.each(['getItem', 'the property'])(
    'takes a storage whose %s throws for an empty one',
    (what) => {
      openPage({search: '?dir=rtl', wishes: {dark: true}});
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      if (what === 'getItem') jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
      else jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
      runScript();
      expect(shownAttributes()).toMatchObject({'data-theme': 'dark', dir: 'rtl', 'data-js': ''});
    },
  );

  it('paints the frame of the browser in the scheme that is shown', () => {
    openPage({stored: {'vitrine-mode': 'dark'}, wishes: {moreContrast: true}});
    runScript();
    const color = THEME_COLORS['dark-high-contrast'];
    expect(themeColors()).toEqual([color, color]);
  });

  it.each([
    [{mode: 'dark'}, {'data-theme': 'dark', 'data-mode': 'dark'}, {'vitrine-mode': 'dark'}],
    [
      {contrast: 'high'},
      {'data-scheme': 'light-high-contrast'},
      {'vitrine-color-scheme': 'light-high-contrast'},
    ],
    [
      {direction: 'ltr', codeVariant: 'js'},
      {dir: 'ltr', 'data-code-variant': 'js'},
      {'vitrine-direction': 'ltr', 'vitrine-code-variant': 'js'},
    ],
    [{mode: 'pink', constructor: 'x'}, PLAIN, {}],
    [undefined, PLAIN, {}],
  ])('shows and keeps what is asked for: %j', (detail, shown, kept) => {
    // What is chosen wins over the address.
    openPage({search: detail && 'direction' in detail ? '?dir=rtl' : ''});
    runScript();
    document.dispatchEvent(new CustomEvent(SETTING_EVENT, {detail}));
    expect(shownAttributes()).toMatchObject(shown);
    expect({...localStorage}).toEqual(kept);
  });

  it('hears nothing once the store has taken over, which hears it then', () => {
    openPage({});
    runScript();
    document.dispatchEvent(new Event(TAKE_OVER));
    document.dispatchEvent(new CustomEvent(SETTING_EVENT, {detail: {mode: 'dark'}}));
    expect(shownAttributes()).toEqual(PLAIN);
  });

  it('stands against a script of the theme that writes after it', async () => {
    openPage({stored: {'vitrine-mode': 'dark', 'vitrine-direction': 'rtl'}});
    runScript();
    root.setAttribute('data-theme', 'light');
    root.setAttribute('data-scheme', '"><script>');
    root.removeAttribute('dir');
    await settle();
    expect(shownAttributes()).toMatchObject({
      'data-theme': 'dark',
      'data-scheme': 'dark',
      dir: 'rtl',
    });
  });

  it.each([
    ['', {}, 'rtl'],
    ['?dir=ltr', {}, 'ltr'],
    ['', {'vitrine-direction': 'ltr'}, 'ltr'],
    ['', {'vitrine-direction': 'sideways'}, 'rtl'],
  ])('begins with the direction that was served, and %s and %j win', (search, stored, dir) => {
    openPage({search, stored});
    root.dir = 'rtl';
    runScript();
    expect(shownAttributes().dir).toBe(dir);
  });

  it('stores nothing', () => {
    openPage({search: '?mode=dark&dir=rtl'});
    runScript();
    expect(localStorage).toHaveLength(0);
  });

  it('leaves no name behind, and cannot be ended by its own text', () => {
    openPage();
    const before = Object.keys(window);
    runScript();
    expect(Object.keys(window)).toEqual(before);
    expect(initScript()).not.toMatch(/<|-->/);
  });

  it('is small', () => {
    expect(initScript().length).toBeLessThan(2600);
  });
});
