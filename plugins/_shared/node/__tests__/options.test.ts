import {Joi} from '@docusaurus/utils-validation';
import {optionsHook} from '../options';

const hook = optionsHook(
  'sample',
  Joi.object<{width: number; name: string}>({
    width: Joi.number().min(1).default(360),
    name: Joi.string().default('none'),
  }),
);
/** The hook never asks Docusaurus' own validator, which tells less. */
const validate = () => {
  throw new Error('not asked');
};

it('fills in defaults, and the id of an only instance', () => {
  expect(hook({validate, options: {width: 5}})).toEqual({width: 5, name: 'none', id: 'default'});
});

it('keeps the id that Docusaurus adds, though no schema knows it', () => {
  expect(hook({validate, options: {id: 'second'}}).id).toBe('second');
});

it('names plugin, option, what was given and what is allowed', () => {
  expect(() => hook({validate, options: {width: 0}})).toThrow(
    'plugin sample, option width: got 0\n  Fix: it must be greater than or equal to 1',
  );
});
