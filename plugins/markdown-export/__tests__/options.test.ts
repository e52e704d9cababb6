import {validateOptions} from '../options';

const validate = (options: object) =>
  validateOptions({
    options,
    validate: () => {
      throw new Error('not used');
    },
  });

it('has a limit, and keeps the id of Docusaurus', () => {
  expect(validate({})).toEqual({id: 'default', fullTextLimit: 1_000_000, untraced: 'throw'});
  const own = {id: 'second', fullTextLimit: 0, untraced: 'warn'} as const;
  expect(validate(own)).toEqual(own);
});

it('refuses what is no number of bytes', () => {
  expect(() => validate({fullTextLimit: -1})).toThrow(
    'plugin markdown-export, option fullTextLimit: got -1',
  );
});
