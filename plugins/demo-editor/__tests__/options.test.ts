import type {OptionValidationContext} from '@docusaurus/types';
import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options, PluginOptions} from '../options';

const validate = (options: unknown) =>
  validateOptions({options} as OptionValidationContext<Options, PluginOptions>);

describe('validateOptions', () => {
  it('fills in the defaults', () => {
    expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  });

  it('keeps what is given', () => {
    const libraries = [
      {name: '@a/b', parts: ['@a/d'], packages: ['@a/b', 'c'], frame: './frame.tsx'},
    ];
    expect(validate({libraries})).toEqual({libraries, id: 'default'});
  });

  it('refuses what it does not know, all at once', () => {
    expect(() => validate({libraries: [{name: 'a', package: []}, {}]}))
      .toThrowErrorMatchingInlineSnapshot(`
      "plugin demo-editor, option libraries[0].package: is not an option
        Fix: did you mean "packages"?
      plugin demo-editor, option libraries[1].name: got nothing
        Fix: it is required"
    `);
  });
});
