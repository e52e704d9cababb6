import type {OptionValidationContext} from '@docusaurus/types';
import {validateOptions} from '../options';
import type {Options, PluginOptions} from '../options';

type Context = OptionValidationContext<Options & {id?: string}, PluginOptions>;

function validate(options: object) {
  return validateOptions({options} as unknown as Context);
}

it('has no style sheets by default', () => {
  expect(validate({})).toEqual({customCss: [], lighter: true, id: 'default'});
});

it('says which option is wrong, what was given and what is allowed', () => {
  expect(() => validate({customCss: 'a.css'})).toThrowErrorMatchingInlineSnapshot(`
    "plugin classic-theme, option customCss: got "a.css"
      Fix: it must be an array"
  `);
  expect(() => validate({customCSS: []})).toThrowErrorMatchingInlineSnapshot(`
    "plugin classic-theme, option customCSS: is not an option
      Fix: did you mean "customCss"?"
  `);
});
