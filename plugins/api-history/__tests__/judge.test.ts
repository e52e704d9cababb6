import {judge} from '../core/release/judge';
import {sentenceOf, toMarkdown, toText} from '../core/release/report';
import {heaviest, RULES} from '../core/release/rules';
import type {About, PropState, Snapshot} from '../core/snapshot';
import {snapshot, state} from './__fixtures__/snapshots';

type Members = Record<string, PropState>;

const judged = (before: Members, after: Members, name = 'Button', about?: [About, About]) => {
  const of = (members: Members, place: 0 | 1): Snapshot => ({
    ...snapshot(`${place + 1}.0.0`, {[name]: {...members, kept: state()}}),
    about: {[name]: about?.[place] ?? {}},
  });
  return judge(of(before, 0), of(after, 1)).map(({rule}) => rule);
};

const union = (type: string) => state({type});

test.each<[title: string, before: Members, after: Members, rules: string[], name?: string]>([
  ['a prop goes', {a: state()}, {}, ['removed']],
  ['a prop comes', {}, {a: state()}, ['added']],
  ['a prop comes that has to be given', {}, {a: state({required: true})}, ['required']],
  ['a prop has to be given', {a: state()}, {a: state({required: true})}, ['required']],
  ['a prop need not be given', {a: state({required: true})}, {a: state()}, ['optional']],
  ['a union loses a member', {a: union("'a' | 'b'")}, {a: union("'a'")}, ['narrowed']],
  ['a union gains a member', {a: union("'a'")}, {a: union("'a' | 'b'")}, ['widened']],
  ['a name that may be anything', {a: union('Foo')}, {a: union('Bar')}, ['type-untold']],
  ['another order', {a: union("'a' | 'b'")}, {a: union('"b"|"a"')}, []],
  ['the same by another type', {a: union('(1 | 2)[]')}, {a: union('Array<2 | 1>')}, ['rewritten']],
  ['a default', {a: state({default: '1'})}, {a: state({default: '2'})}, ['default-changed']],
  [
    'a default in code',
    {a: state({default: 'x()'})},
    {a: state({default: '2'})},
    ['default-untold'],
  ],
  [
    'a default that is written otherwise',
    {a: state({default: 'end'})},
    {a: state({default: "'end'"})},
    ['rewritten'],
  ],
  ['no default and false', {a: state()}, {a: state({default: 'false'})}, ['rewritten']],
  ['a deprecation', {a: state()}, {a: state({deprecated: true})}, ['deprecated']],
  ['one taken back', {a: state({deprecated: true})}, {a: state()}, ['kept-after-all']],
  ['a slot goes', {'slots.root': state()}, {}, ['removed']],
  ['a class goes', {'classes.root': state()}, {}, ['removed']],
  [
    'a class is renamed',
    {'classes.a': union('K-a')},
    {'classes.a': union('K-b')},
    ['class-renamed'],
  ],
  ['a CSS variable goes', {'cssVariables.--gap': state()}, {}, ['removed']],
  ['what is unstable goes', {unstable_a: state()}, {}, ['unstable']],
  ['a result goes', {'returns.a': state()}, {}, ['removed'], 'useKit'],
  ['a result comes', {}, {'returns.a': state({required: true})}, ['added'], 'useKit'],
  [
    'a result may be more',
    {'returns.a': union('1')},
    {'returns.a': union('1 | 2')},
    ['result-widened'],
    'useKit',
  ],
  [
    'a result is less',
    {'returns.a': union('1 | 2')},
    {'returns.a': union('1')},
    ['result-narrowed'],
    'useKit',
  ],
])('%s', (_title, ...row) => {
  const [before, after, rules, name] = row;
  expect(judged(before, after, name)).toEqual(rules);
});

test('what is inherited from now on, or till now, is no change; what was deprecated is', () => {
  const takes: About = {inherited: ['title']};
  expect(judged({title: state()}, {}, 'Button', [{}, takes])).toEqual([]);
  expect(judged({}, {title: state()}, 'Button', [takes, {}])).toEqual([]);
  const old = {title: state({deprecated: true})};
  expect(judged(old, {}, 'Button', [{}, takes])).toEqual(['removed']);
});

test('a slot that its prop takes by its type is there, listed or not', () => {
  const slots = state({type: '{ root?: React.ElementType }'});
  expect(judged({slots, 'slots.root': state()}, {slots})).toEqual([]);
});

test('other words are a patch, a component that is deprecated is not', () => {
  expect(judged({}, {}, 'Button', [{words: 'a'}, {words: 'b'}])).toEqual(['described']);
  expect(judged({}, {}, 'Button', [{}, {deprecated: 'Use Link.'}])).toEqual(['deprecated']);
});

test('components, parts, names and paths that come and go', () => {
  const before = {
    ...snapshot('1.0.0', {Menu: {}, 'Menu.Item': {}}),
    exports: ['Menu', 'helper', 'unstable_x'],
    paths: null,
  };
  const after = {
    ...snapshot('2.0.0', {Menu: {}, useMenu: {}}),
    exports: ['Menu', 'useMenu'],
    paths: ['.'],
  };
  expect(judge(before, after).map(({rule, name}) => [rule, name])).toEqual([
    ['path-closed', '@scope/kit/**'],
    ['removed', 'Menu.Item'],
    ['removed', 'helper'],
    ['added', 'useMenu'],
    ['unstable', 'unstable_x'],
  ]);
});

test('a union behind a name is looked at', () => {
  const kit = (version: string, reasons: string): Snapshot => ({
    ...snapshot(version, {Menu: {onClose: state({type: '(reason: Reason) => void'})}}),
    types: {Reason: reasons},
  });
  const [change] = judge(kit('1.0.0', "'blur'"), kit('1.1.0', "'blur' | 'escape'"));
  expect(change).toMatchObject({rule: 'narrowed', member: 'onClose'});
});

test('a union in a union is looked at, and what differs is shown', () => {
  const kit = (version: string, type: string, tone: string): Snapshot => ({
    ...snapshot(version, {Lamp: {look: state({type}), size: state({type: 'Size'})}}),
    types: {Look: "Tone | 'plain'", Size: 'Steps | number', Steps: "'s' | 'm'", Tone: tone},
  });
  const wide = "'cold' | (string & {})";
  expect(judge(kit('1.0.0', 'string', 'string'), kit('1.1.0', 'Look', wide))).toMatchObject([
    {rule: 'rewritten', member: 'look', from: 'string', to: 'Look'},
  ]);
  const [narrowed] = judge(kit('1.0.0', 'Look', wide), kit('1.1.0', 'Look', "'cold'"));
  expect(narrowed).toMatchObject({
    rule: 'narrowed',
    from: `(('cold' | (string & {})) | 'plain')`,
    to: `(('cold') | 'plain')`,
  });
});

test('each rule says what it says, and the heaviest decides', () => {
  const changes = judge(
    snapshot('1.0.0', {A: {gone: state({type: '`<b>`'})}}),
    snapshot('1.1.0', {A: {come: state()}}),
  );
  expect(changes.map(sentenceOf)).toEqual(['A, prop gone is removed', 'A, prop come is new']);
  expect([heaviest(changes), heaviest([])]).toEqual(['major', null]);
  const verdict = {allowed: false, next: '2.0.0', says: 'no'};
  const report = {
    package: 'kit',
    version: '1.1.0',
    before: '1.0.0',
    against: 'v1',
    verdict,
    changes,
  };
  expect(toText(report)).toContain('major (1)\n  A, prop gone is removed');
  expect(toMarkdown(report)).toContain('**Refused**: no. Fix: publish it as 2.0.0');
  expect(Object.values(RULES).every(({says}) => says.length > 0)).toBe(true);
});
