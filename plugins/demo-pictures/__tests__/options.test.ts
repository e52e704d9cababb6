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

it('keeps what is given', () => {
  const options = {folder: 'pictures', width: 480, height: 300, scale: 1};
  expect(validate({...options, id: 'second'})).toEqual({...options, id: 'second'});
});

it.each(['/img', '../img', 'img/', 'img/../..', ''])('refuses the folder %j', (folder) => {
  expect(() => validate({folder})).toThrow('option folder');
});

it('tells all faults at once', () => {
  expect(() => validate({folder: '../img', scale: 0, with: 3})).toThrowErrorMatchingInlineSnapshot(`
    "plugin demo-pictures, option folder: got "../img"
      Fix: it must be a folder within the build, as \`img/demos\`
    plugin demo-pictures, option scale: got 0
      Fix: it must be greater than or equal to 0.1
    plugin demo-pictures, option with: is not an option
      Fix: did you mean "width"?"
  `);
});
