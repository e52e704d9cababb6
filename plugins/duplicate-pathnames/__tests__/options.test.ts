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
    const options = {trees: './trees.ts', exempt: []};
    expect(validate(options)).toEqual({...options, id: 'default'});
  });

  it('refuses an unknown option with the nearest name', () => {
    expect(() => validate({exmpt: []})).toThrowErrorMatchingInlineSnapshot(`
      "plugin duplicate-pathnames, option exmpt: is not an option
        Fix: did you mean "exempt"?"
    `);
  });

  it('refuses wrong values, all at once', () => {
    const wrong = {trees: 5, exempt: ['components-api/']};
    expect(() => validate(wrong)).toThrowErrorMatchingInlineSnapshot(`
      "plugin duplicate-pathnames, option trees: got 5
        Fix: it must be a string
      plugin duplicate-pathnames, option exempt[0]: got "components-api/"
        Fix: it must be one segment of a path, without slashes"
    `);
  });
});
