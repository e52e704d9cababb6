import {DEFAULT_OPTIONS, validateOptions} from '../options';

const check = (options: object) =>
  validateOptions({options, validate: undefined as never}) as Record<string, unknown>;

it('fills in the defaults', () => {
  expect(check({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

it('names what is wrong', () => {
  expect(() => check({components: {Icons: 'icon search'}})).toThrowErrorMatchingInlineSnapshot(`
    "plugin page-components, option components.Icons: got "icon search"
      Fix: it must be the name of a component, as \`IconSearch\`"
  `);
});
