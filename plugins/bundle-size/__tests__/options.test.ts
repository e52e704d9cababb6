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
  const options = {
    enabled: false,
    include: ['docs/ui', 'x'],
    external: ['preact'],
    cache: '.sizes',
  };
  expect(validate({...options, id: 'second'})).toEqual({...options, id: 'second'});
});

it('tells all faults at once', () => {
  expect(() => validate({enabled: 'yes', include: ['/docs/'], packages: []}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin bundle-size, option enabled: got "yes"
      Fix: it must be a boolean
    plugin bundle-size, option include[0]: got "/docs/"
      Fix: it must be a folder of the site, as \`docs/material-ui\`
    plugin bundle-size, option packages: is not an option
      Fix: known are enabled, include, external, cache"
  `);
});
