import {validateOptions} from '../options';
import type {Options} from '../options';

const validate = (options: Options) =>
  validateOptions({validate: (_schema, value) => value as never, options});

it('wants React for nothing but its use by default', () => {
  expect(validate({})).toEqual({
    id: 'default',
    whenIdle: false,
    workerHosts: false,
    dividesStyles: true,
    headerAlone: true,
    holdsClicks: false,
  });
});

it('takes hosts, with ports and without', () => {
  const workerHosts = ['docs.example.com', 'localhost:3000'];
  expect(validate({workerHosts})).toMatchObject({workerHosts});
});

it('refuses what is no host, and what is no answer', () => {
  expect(() => validate({workerHosts: ['https://a.example']})).toThrow('must be a host');
  expect(() => validate({whenIdle: 'yes'} as unknown as Options)).toThrow('whenIdle');
});
