import type {OptionValidationContext} from '@docusaurus/types';
import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options, PluginOptions} from '../options';

function validated(options: unknown): PluginOptions & {id: string} {
  return validateOptions({options} as OptionValidationContext<Options, PluginOptions>);
}

test('fills in the defaults', () => {
  expect(validated({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

test('keeps what is given', () => {
  const options = {
    id: 'x',
    fields: {status: 'string'},
    requireDescription: false,
    foreign: ['docs/a'],
  };
  expect(validated(options)).toEqual(options);
});

test('tells an unknown type of a field', () => {
  expect(() => validated({fields: {status: 'text'}})).toThrowErrorMatchingInlineSnapshot(`
    "plugin front-matter, option fields.status: got "text"
      Fix: it must be one of [string, boolean, number, list, any]"
  `);
});

test('tells a mistyped option and a wrong value at once', () => {
  expect(() => validated({field: {}, requireDescription: 'yes'}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin front-matter, option requireDescription: got "yes"
      Fix: it must be a boolean
    plugin front-matter, option field: is not an option
      Fix: did you mean "fields"?"
  `);
});
