import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options} from '../options';

const validate = (options: unknown) =>
  validateOptions({
    options: options as Options,
    validate: () => {
      throw new Error('not used');
    },
  });

describe('validateOptions', () => {
  it('fills in the defaults, and the id of Docusaurus', () => {
    expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
    expect(validate({id: 'second'}).id).toBe('second');
  });

  it('keeps what is given', () => {
    const options = {trees: './trees.ts', published: 'addresses.txt', partial: true};
    expect(validate(options)).toEqual({...options, id: 'default'});
  });

  it('refuses an unknown option with the nearest name', () => {
    expect(() => validate({tree: './a.ts'})).toThrowErrorMatchingInlineSnapshot(`
      "plugin duplicate-pathnames, option tree: is not an option
        Fix: did you mean "trees"?"
    `);
  });

  it('refuses a wrong value', () => {
    expect(() => validate({trees: 5})).toThrowErrorMatchingInlineSnapshot(`
      "plugin duplicate-pathnames, option trees: got 5
        Fix: it must be a string"
    `);
  });
});
