import type {OptionValidationContext} from '@docusaurus/types';
import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options, PluginOptions} from '../options';

type Context = OptionValidationContext<Options & {id?: string}, PluginOptions>;

const validate = (options: object) => validateOptions({options} as Context);

it('fills in the defaults', () => {
  expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

it('takes what is written', () => {
  const options = {
    enabled: false,
    hosts: ['next.example.com', 'localhost:3000'],
    landing: ['/ui/'],
    files: ['/img/'],
    firstPayload: 1,
    offlinePage: '/away/',
  };
  expect(validate({...options, id: 'a'})).toEqual({...options, id: 'a'});
});

it('refuses what cannot work, and says what can', () => {
  const wrong = [
    {hosts: ['https://a.example']},
    {landing: ['/ui']},
    {firstPayload: '3MB'},
    {enabled: 'no'},
    {host: []},
  ];
  const messages = wrong.map((options) => {
    try {
      return validate(options);
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(messages).toMatchInlineSnapshot(`
    [
      "plugin service-worker, option hosts[0]: got "https://a.example"
      Fix: it must be a host in small letters, as \`docs.example.com\`",
      "plugin service-worker, option landing[0]: got "/ui"
      Fix: it must be a path that begins and ends with a slash",
      "plugin service-worker, option firstPayload: got "3MB"
      Fix: it must be a number",
      "plugin service-worker, option enabled: got "no"
      Fix: it must be a boolean",
      "plugin service-worker, option host: is not an option
      Fix: did you mean "hosts"?",
    ]
  `);
});

it('refuses a file that is named without its place', () => {
  expect(() => validate({files: ['img/']})).toThrow('it must be a path that begins with a slash');
});
