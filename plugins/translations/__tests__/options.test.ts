import {DEFAULT_OPTIONS, validateOptions} from '../options';

const check = (options: object) =>
  validateOptions({options, validate: undefined as never}) as Record<string, unknown>;

it('fills in the defaults', () => {
  expect(check({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

it('keeps what is given', () => {
  const options = {sources: ['lib'], language: 'de', strict: true, id: 'other'};
  expect(check(options)).toEqual(options);
});

it('names what is wrong', () => {
  expect(() => check({strict: 'yes', language: 'en-GB', source: []}))
    .toThrowErrorMatchingInlineSnapshot(`
    "plugin translations, option language: got "en-GB"
      Fix: it must be a language without a region, as \`en\`
    plugin translations, option strict: got "yes"
      Fix: it must be a boolean
    plugin translations, option source: is not an option
      Fix: did you mean "sources"?"
  `);
});
