import {parse} from '../core/parse';

function values(yaml: string): Record<string, unknown> {
  const {fields, faults} = parse(yaml);
  expect(faults).toEqual([]);
  return Object.fromEntries(fields.map(({name, value}) => [name, value]));
}

test('reads the kinds of values of YAML 1.2', () => {
  expect(values("a: text\nb: 1\nc: true\nd: yes\ne:\nf: '1'\ng: 2026-01-31\nh: {i: 1}")).toEqual({
    a: 'text',
    b: 1,
    c: true,
    d: 'yes',
    e: null,
    f: '1',
    g: '2026-01-31',
    h: {i: 1},
  });
});

test('reads lists in all their forms', () => {
  expect(values("a: [x, 'y']\nb:\n  [\n    'x',\n    'y',\n  ]\nc:\n  - x\n  - y")).toEqual({
    a: ['x', 'y'],
    b: ['x', 'y'],
    c: ['x', 'y'],
  });
});

test('resolves an alias', () => {
  expect(values('a: &list [x]\nb: *list')).toEqual({a: ['x'], b: ['x']});
});

test.each(['', '\n', '# only a comment\n'])('takes %j for no fields', (yaml) => {
  expect(parse(yaml)).toEqual({fields: [], faults: []});
});

test('counts lines from the top of the file', () => {
  const {fields} = parse('# note\ntitle: >\n  over\n  lines\nslug: b');
  expect(fields.map(({name, line}) => [name, line])).toEqual([
    ['title', 3],
    ['slug', 6],
  ]);
});

test('keeps odd names apart from what objects inherit', () => {
  const {fields} = parse('__proto__: 1\nconstructor: 2\n: 3\n4: 5');
  expect(fields.map(({name}) => name)).toEqual(['__proto__', 'constructor', 'null', '4']);
});

test.each([
  ['a colon in a value', 'title: A: b', 2, 'Nested mappings'],
  ['an open quote', 'slug: a\ntitle: "A', 3, 'Missing closing'],
  ['an open bracket', 'tags: [a\nslug: b', 3, 'Flow sequence'],
  ['a bare at sign', 'slug: a\nslag: b\npackageName: @a/b', 4, 'reserved character @'],
  ['a tab as indent', 'tags:\n\t- a', 3, 'Tabs'],
  ['a tag that makes functions', "title: !!js/function 'x'", 2, 'Unresolved tag'],
  ['an alias of nothing', 'title: *x', 2, 'Unresolved alias'],
  ['a list as a name', '? [a]\n: b', 2, 'a name of a field'],
  ['a second document', 'title: A\n...\nslug: b', 4, 'multiple documents'],
  ['a list', '- a\n- b', 2, 'holds no fields'],
  ['a word', 'title', 2, 'holds no fields'],
  ['the same field twice', 'title: A\nslug: b\ntitle: C', 4, '"title" stands twice'],
])('refuses %s', (_name, yaml, line, what) => {
  expect(parse(yaml)).toEqual({
    fields: [],
    faults: [expect.objectContaining({line, what: expect.stringContaining(what)})],
  });
});

test('repeats the line that is broken, unless it is blank', () => {
  expect(parse(`tags: [a]\ntitle: A: ${'b'.repeat(90)}`).faults[0]?.what).toMatch(
    /mappings \(at `title: A: b{50}`\)$/,
  );
  expect(parse('title: "A\n').faults[0]?.what).toMatch(/quote$/);
});

test('tells all syntax errors at once', () => {
  expect(parse('a: 1\na: 2\nb: @c').faults.map(({line}) => line)).toEqual([3, 4]);
});

test('refuses aliases that multiply', () => {
  const rows = Array.from({length: 9}, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`);
  expect(parse(['a0: &a0 [x]', ...rows].join('\n')).faults).toMatchObject([
    {line: 2, what: expect.stringContaining('alias')},
  ]);
});
