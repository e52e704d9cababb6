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
  expect(() => validate({include: ['/']})).toThrowErrorMatchingInlineSnapshot(`
    "plugin markdown-export, option include: is not an option
      Fix: nothing is known by that name"
  `);
});
