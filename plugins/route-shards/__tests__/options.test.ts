import {DEFAULT_OPTIONS, validateOptions} from '../options';

const check = (options: object) =>
  validateOptions({options, validate: undefined as never}) as Record<string, unknown>;

it('has all stages on', () => {
  expect(check({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  expect(Object.values(DEFAULT_OPTIONS)).toEqual([true, true, true, true]);
});

it('refuses what is no stage', () => {
  expect(() => check({tree: true})).toThrowErrorMatchingInlineSnapshot(`
    "plugin route-shards, option tree: is not an option
      Fix: did you mean "trees"?"
  `);
});
