import type {OptionValidationContext} from '@docusaurus/types';
import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options, PluginOptions} from '../options';

function validate(options: unknown): PluginOptions & {id: string} {
  const context = {options, validate: () => undefined};
  return validateOptions(context as unknown as OptionValidationContext<Options, PluginOptions>);
}

it('fills in the defaults, with which nothing is loaded and nobody is asked', () => {
  expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  expect(DEFAULT_OPTIONS).toMatchObject({tagId: '', ask: false});
});

it('asks where there is a tag, unless told otherwise', () => {
  expect(validate({tagId: 'G-ABC123'}).ask).toBe(true);
  expect(validate({tagId: ''}).ask).toBe(false);
  expect(validate({ask: false, tagId: 'G-ABC123'}).ask).toBe(false);
  expect(validate({ask: true}).ask).toBe(true);
  expect(validate({hostedSearch: true}).ask).toBe(true);
});

it('keeps what is given', () => {
  const options = {
    tagId: 'G-ABC123',
    scriptUrl: 'http://127.0.0.1:8080/tag.js',
    webVitalsRatio: 1,
    ask: false,
    hostedSearch: true,
  };
  expect(validate({...options, id: 'second'})).toEqual({...options, id: 'second'});
});

it('tells of every wrong value', () => {
  expect(() => validate({tagId: 'G ABC<', scriptUrl: 'ftp://a.example/'}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin analytics, option tagId: got "G ABC<"
      Fix: it must be letters, digits and hyphens
    plugin analytics, option scriptUrl: got "ftp://a.example/"
      Fix: it must be an address that begins with http:// or https://"
  `);
  expect(() => validate({webVitalsRatio: 2, ask: 'maybe'})).toThrowErrorMatchingInlineSnapshot(`
    "plugin analytics, option webVitalsRatio: got 2
      Fix: it must be less than or equal to 1
    plugin analytics, option ask: got "maybe"
      Fix: it must be a boolean"
  `);
  expect(() => validate({webVitalsRatio: -0.1, scriptUrl: '/tag.js'}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin analytics, option scriptUrl: got "/tag.js"
      Fix: it must be an address that begins with http:// or https://
    plugin analytics, option webVitalsRatio: got -0.1
      Fix: it must be greater than or equal to 0"
  `);
});

it('knows the nearest option', () => {
  expect(() => validate({tagID: 'G-1'})).toThrowErrorMatchingInlineSnapshot(`
    "plugin analytics, option tagID: is not an option
      Fix: did you mean "tagId"?"
  `);
});
