import type {OptionValidationContext} from '@docusaurus/types';
import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options, PluginOptions} from '../options';

function validate(options: unknown): PluginOptions & {id: string} {
  const context = {options, validate: () => undefined};
  return validateOptions(context as unknown as OptionValidationContext<Options, PluginOptions>);
}

it('fills in the defaults', () => {
  expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

it.each(['site', false, 'https://fonts.test/icon?family=Material+Icons', '/fonts/icons.css'])(
  'takes %p for the icon font',
  (iconFont) => {
    expect(validate({iconFont, iconSelector: '.fa'})).toEqual({
      iconFont,
      iconSelector: '.fa',
      id: 'default',
    });
  },
);

it.each(['none', true, 'http://fonts.test/a.css', '//fonts.test/a.css', 'icons.css'])(
  'refuses %p',
  (iconFont) => {
    expect(() => validate({iconFont})).toThrow(
      'Fix: it must be "site", false, or an address that begins with https:// or with one slash',
    );
  },
);

it('tells all faults at once', () => {
  expect(() => validate({iconFont: 4, iconSelector: '', iconFamily: 'x'}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin stylesheets, option iconFont: got 4
      Fix: it must be "site", false, or an address that begins with https:// or with one slash
    plugin stylesheets, option iconSelector: got ""
      Fix: it is not allowed to be empty
    plugin stylesheets, option iconFamily: is not an option
      Fix: did you mean "iconFont"?"
  `);
});
