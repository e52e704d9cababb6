import {DEFAULT_OPTIONS, validateOptions} from '../options';

const check = (options: object) =>
  validateOptions({options, validate: undefined as never}) as Record<string, unknown>;

it('keeps sources by default', () => {
  expect(check({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

it('takes each stage by itself, and another folder', () => {
  const written = {
    sources: false,
    pages: true,
    scripts: true,
    minifies: true,
    docs: false,
    visits: false,
    cache: '.cache/pages',
  };
  expect(check(written)).toEqual({...written, id: 'default'});
});

it('refuses anything else', () => {
  expect(() => check({page: false})).toThrowErrorMatchingInlineSnapshot(`
    "plugin incremental-ssg, option page: is not an option
      Fix: did you mean "pages"?"
  `);
  expect(() => check({pages: 1})).toThrowErrorMatchingInlineSnapshot(`
    "plugin incremental-ssg, option pages: got 1
      Fix: it must be a boolean"
  `);
});
