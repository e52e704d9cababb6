import {
  attributesOf,
  choicesOf,
  coerce,
  DEFAULT_CHOICES,
  defaultSettings,
  RULES,
  SETTING_VALUES,
  settingsOf,
} from '../core/settings';
import type {Choices, Wishes} from '../core/settings';
import {PLAIN} from './__fixtures__/cases';

const NO_WISHES: Wishes = {dark: false, moreContrast: false, reducedMotion: false};
const choose = (choices: Partial<Choices> = {}, wishes: Partial<Wishes> = {}) => ({
  choices: {...DEFAULT_CHOICES, ...choices},
  wishes: {...NO_WISHES, ...wishes},
});

describe('coerce', () => {
  it('gives back what is known, and nothing else', () => {
    expect(SETTING_VALUES.mode.map((mode) => coerce('mode', mode))).toEqual(SETTING_VALUES.mode);
    for (const odd of ['', 'Dark', 'toString', '__proto__', null, undefined]) {
      expect(coerce('mode', odd)).toBeUndefined();
    }
    expect(coerce('direction', 'dark')).toBeUndefined();
  });
});

describe('the rules', () => {
  it('keep mode and scheme under two keys of their own, and no two choices under one', () => {
    const keys = Object.values(RULES).map(({key}) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(RULES.mode.key).toBe('vitrine-mode');
    expect(RULES.scheme.key).toBe('vitrine-color-scheme');
  });

  it('let an address choose mode and direction only', () => {
    const params = Object.values(RULES).flatMap(({param}) => param ?? []);
    expect(params).toEqual(['mode', 'dir']);
  });
});

describe('settingsOf', () => {
  it('is the plain site without choices and wishes', () => {
    expect(defaultSettings('ltr')).toEqual({
      mode: 'system',
      scheme: 'light',
      contrast: 'normal',
      direction: 'ltr',
      codeVariant: 'ts',
      motion: 'system',
    });
    expect(attributesOf(defaultSettings('ltr'), NO_WISHES)).toEqual(PLAIN);
  });

  it.each([
    [{}, {dark: true}, 'dark'],
    [{mode: 'light'}, {dark: true}, 'light'],
    [{mode: 'dark'}, {}, 'dark'],
    [{}, {dark: true, moreContrast: true}, 'dark-high-contrast'],
    [{scheme: 'dark'}, {moreContrast: true}, 'light'],
    [{scheme: 'dark-high-contrast'}, {}, 'light-high-contrast'],
  ] as const)('shows %j with the wishes %j in %s', (choices, wishes, scheme) => {
    const current = choose(choices, wishes);
    expect(settingsOf(current.choices, current.wishes).scheme).toBe(scheme);
  });
});

describe('choicesOf', () => {
  it('takes plain settings as they are', () => {
    expect(choicesOf('mode', 'dark', choose())).toEqual({mode: 'dark'});
    expect(choicesOf('direction', 'rtl', choose())).toEqual({direction: 'rtl'});
    expect(choicesOf('codeVariant', 'js', choose())).toEqual({codeVariant: 'js'});
    expect(choicesOf('motion', 'reduced', choose())).toEqual({motion: 'reduced'});
  });

  it('chooses a contrast through the scheme of the theme that is shown', () => {
    expect(choicesOf('contrast', 'high', choose())).toEqual({scheme: 'light-high-contrast'});
    const dark = choose({}, {dark: true, moreContrast: true});
    expect(choicesOf('contrast', 'normal', dark)).toEqual({scheme: 'dark'});
  });

  it('fixes the mode for a scheme only where another theme would be shown', () => {
    expect(choicesOf('scheme', 'dark', choose())).toEqual({mode: 'dark', scheme: 'dark'});
    const dark = choose({}, {dark: true});
    expect(choicesOf('scheme', 'dark-high-contrast', dark)).toEqual({scheme: 'dark-high-contrast'});
  });

  it('takes a chosen contrast into another mode', () => {
    const current = choose({mode: 'light', scheme: 'light-high-contrast'}, {dark: true});
    const scheme = 'dark-high-contrast';
    expect(choicesOf('mode', 'dark', current)).toEqual({mode: 'dark', scheme});
    expect(choicesOf('mode', 'system', current)).toEqual({mode: 'system', scheme});
  });

  it.each([
    ['mode', 'blue'],
    ['scheme', 'high-contrast'],
    ['contrast', ''],
    ['direction', 'auto'],
    ['motion', undefined],
  ] as const)('makes no choice of %s %j', (name, value) => {
    expect(choicesOf(name, value as never, choose())).toEqual({});
  });
});
