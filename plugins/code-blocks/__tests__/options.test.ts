import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options} from '../options';

function validate(options: object) {
  return validateOptions({
    options: options as Options,
    validate: () => {
      throw new Error('not used: the errors would be of another form');
    },
  });
}

it('have defaults, and keep the id', () => {
  expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  expect(validate({id: 'second', fold: 60}).fold).toBe(60);
});

it('add aliases to the default ones', () => {
  const {aliases} = validate({aliases: {conf: 'ini'}});
  expect(aliases).toEqual({...DEFAULT_OPTIONS.aliases, conf: 'ini'});
});

it('refuse languages that Prism has not, with the nearest names', () => {
  expect(() => validate({languages: ['bash', 'pyton'], aliases: {a: 'qqqqqqqqqqqqqqq'}}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin code-blocks, option languages[1]: "pyton" is no language of Prism
      Fix: did you mean "python"?
    plugin code-blocks, option aliases.a: "qqqqqqqqqqqqqqq" is no language of Prism
      Fix: see node_modules/prismjs/components"
  `);
});

it('refuse what is unknown or of no use', () => {
  expect(() => validate({folds: 3, fold: 4})).toThrowErrorMatchingInlineSnapshot(`
    "plugin code-blocks, option fold: got 4
      Fix: it must be greater than or equal to 17
    plugin code-blocks, option folds: is not an option
      Fix: did you mean "fold"?"
  `);
});
