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
    const options = {
      sources: {'connect-src': ['https://a.example'], 'script-src': ["'wasm-unsafe-eval'"]},
      headers: {'X-Robots-Tag': 'noindex'},
    };
    expect(validate(options)).toEqual({...options, folders: [], runners: false, id: 'default'});
    expect(validate({runners: true})).toMatchObject({runners: true});
  });

  it('refuses an unknown option and directive with the nearest name', () => {
    const options = {header: {}, sources: {'conect-src': []}};
    expect(() => validate(options)).toThrowErrorMatchingInlineSnapshot(`
      "plugin hosting, option sources.conect-src: is not an option
        Fix: did you mean "connect-src" or "font-src" or "object-src"?
      plugin hosting, option header: is not an option
        Fix: did you mean "headers"?"
    `);
  });

  it.each(["https://a.example; script-src 'unsafe-inline'", 'https://a.example/$a', 'a"b'])(
    'refuses the source %j, which would end or change its directive',
    (source) => {
      expect(() => validate({sources: {'img-src': [source]}})).toThrow(
        'it must be one source, without spaces and any of , ; " $ \\ in it',
      );
    },
  );

  it('tells all wrong headers at once', () => {
    const headers = {'X Own': 'a', 'cache-control': 'no-store', 'X-Host': '$host'};
    expect(() => validate({headers})).toThrowErrorMatchingInlineSnapshot(`
      "plugin hosting, option headers.X Own: is no name of a header
        Fix: write letters, digits and hyphens
      plugin hosting, option headers.cache-control: cannot be set
        Fix: remove it: hashed files are kept, all others asked for again
      plugin hosting, option headers.X-Host: got "$host"
        Fix: write one line of ASCII, without $ and backslashes, and no spaces around it"
    `);
  });

  it('refuses a value that is no text', () => {
    expect(() => validate({headers: {'X-Own': 5}})).toThrowErrorMatchingInlineSnapshot(`
      "plugin hosting, option headers.X-Own: got 5
        Fix: it must be a string"
    `);
  });
});
