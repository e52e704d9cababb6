import {split} from '../core/split';

test.each([
  ['plain', '---\ntitle: A\n---\n\nText\n', 'title: A', 'Text'],
  ['CRLF', '---\r\ntitle: A\r\nslug: b\r\n---\r\n\r\nText\r\n', 'title: A\nslug: b\n', 'Text'],
  ['byte order mark', '\uFEFF---\ntitle: A\n---\nText', 'title: A', 'Text'],
  ['blanks behind the fences', '---  \ntitle: A\n--- \t\nText', 'title: A', 'Text'],
  ['YAML by name', '---yaml\ntitle: A\n---\nText', 'title: A', 'Text'],
  ['empty block', '---\n---\nText', '', 'Text'],
  ['nothing after it', '---\ntitle: A\n---', 'title: A', ''],
  ['a rule in the body', '---\ntitle: A\n---\nOne\n\n---\n\nTwo', 'title: A', 'One\n\n---\n\nTwo'],
  ['hyphens in a value', '---\ntitle: A --- B\n---\nText', 'title: A --- B', 'Text'],
  ['no front matter', '# Title\n\nText\n', '', '# Title\n\nText'],
  ['a rule of four hyphens first', '----\n\nText', '', '----\n\nText'],
  ['a rule on a later line', '\nText\n\n---\n\nMore', '', 'Text\n\n---\n\nMore'],
  ['a rule after a blank line', '\n---\n\nText', '', '---\n\nText'],
  ['an empty file', '', '', ''],
])('cuts a file: %s', (_name, file, yaml, body) => {
  const result = split(file);
  expect({...result, yaml: result.yaml.trim()}).toEqual({yaml: yaml.trim(), body, faults: []});
});

test.each(['js', 'javascript', 'json', 'toml', 'coffee', ' js', '# note'])(
  'refuses the language "%s"',
  (language) => {
    const {faults, yaml} = split(`---${language}\ntitle: A\n---\nText`);
    expect(yaml).toBe('');
    expect(faults).toEqual([
      expect.objectContaining({
        line: 1,
        what: `the front matter is written as "${language.trim()}"`,
      }),
    ]);
  },
);

test.each([
  '---\ntitle: A\n\nText',
  '---\ntitle: A\n----\nText',
  '---\ntitle: A\n --- \nText',
  '---',
])('tells of a block that is never closed: %j', (file) => {
  expect(split(file).faults).toEqual([
    expect.objectContaining({line: 1, what: expect.stringContaining('never closed')}),
  ]);
});

test('tells of a block that begins too late, with its line', () => {
  expect(split('\n\n---\ntitle: A\n---\nText').faults).toMatchObject([{line: 3}]);
  expect(split(' ---\ntitle: A\n---\nText').faults).toMatchObject([{line: 1}]);
});
