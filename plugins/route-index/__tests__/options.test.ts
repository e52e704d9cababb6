import {DEFAULT_OPTIONS, validateOptions} from '../options';

const check = (options: object) =>
  validateOptions({options, validate: undefined as never}) as Record<string, unknown>;

it('has no options', () => {
  expect(check({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

it('refuses any', () => {
  expect(() => check({depth: 3})).toThrowErrorMatchingInlineSnapshot(`
    "plugin route-index, option depth: is not an option
      Fix: nothing is known by that name"
  `);
});
