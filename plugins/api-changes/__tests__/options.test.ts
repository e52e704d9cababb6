import {validateOptions} from '../options';

const validate = (options: object) =>
  validateOptions({
    options,
    validate: () => {
      throw new Error('not used');
    },
  });

it('needs none, and keeps the id of Docusaurus', () => {
  expect(validate({})).toEqual({id: 'default'});
  expect(validate({id: 'second'})).toEqual({id: 'second'});
});

it('refuses any', () => {
  expect(() => validate({versions: ['1.0.0']})).toThrowErrorMatchingInlineSnapshot(`
    "plugin api-changes, option versions: is not an option
      Fix: nothing is known by that name"
  `);
});
