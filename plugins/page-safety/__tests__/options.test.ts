import {DEFAULT_OPTIONS, validateOptions} from '../options';

const check = (options: object) =>
  validateOptions({options, validate: undefined as never}) as Record<string, unknown>;

it('fills in the defaults', () => {
  expect(check({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

it('takes hosts as policies write them', () => {
  const frames = ['https://www.youtube.com', 'https://*.example.com', 'http://localhost:80'];
  expect(check({frames})).toMatchObject({frames});
});

it('names what is wrong', () => {
  expect(() => check({mdx: 'no', frames: ['youtube.com']})).toThrowErrorMatchingInlineSnapshot(`
    "plugin page-safety, option mdx: got "no"
      Fix: it must be a boolean
    plugin page-safety, option frames[0]: got "youtube.com"
      Fix: it must be a host with its scheme, as \`https://*.example.com\`"
  `);
});
