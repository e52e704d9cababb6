import {historyOf} from '../core/history';
import {RELEASES, snapshot, state} from './__fixtures__/snapshots';

const history = historyOf(RELEASES.toReversed());
const propsOf = (component: string) => Object.fromEntries(history.get(component)?.props ?? []);

const untouched = {since: null, changed: [], deprecatedSince: null, removed: null};

test('versions in any order tell what happened to a component', () => {
  expect([...history].map(([name, {since, removed}]) => [name, since, removed])).toEqual([
    ['Button', null, null],
    ['Old', null, '1.10.0'],
    ['Card', '1.10.0', null],
  ]);
});

test('and to its props', () => {
  expect(propsOf('Button')).toEqual({
    color: untouched,
    href: {...untouched, deprecatedSince: '1.1.0', removed: '2.0.0'},
    size: {
      ...untouched,
      changed: [
        {version: '1.1.0', what: 'type', from: "'s' | 'm'", to: "'s' | 'm' | 'l'"},
        {version: '1.1.0', what: 'default', from: "'m'", to: "'s'"},
        {version: '1.10.0', what: 'type', from: "'s' | 'm' | 'l'", to: "'s' | 'm'"},
        {version: '2.0.0', what: 'default', from: "'s'", to: "'m'"},
      ],
    },
    to: {
      ...untouched,
      since: '1.1.0',
      changed: [{version: '1.10.0', what: 'required', from: 'required', to: 'optional'}],
    },
  });
});

test.each([
  ['the oldest version', [state({deprecated: true}), state({deprecated: true})], null],
  ['a later one', [state(), state({deprecated: true}), state({deprecated: true})], '1.1.0'],
  ['again', [state({deprecated: true}), state(), state({deprecated: true})], '1.2.0'],
  ['no more', [state(), state({deprecated: true}), state()], null],
])('deprecated in %s', (_title, states, version) => {
  const releases = states.map((a, i) => snapshot(`1.${i}.0`, {A: {a}}));
  expect(historyOf(releases).get('A')?.props.get('a')?.deprecatedSince).toBe(version);
});

test('what comes back begins anew', () => {
  const releases = [
    snapshot('1.0.0', {A: {a: state()}}),
    snapshot('1.1.0', {}),
    snapshot('1.2.0', {A: {a: state()}}),
  ];
  expect(historyOf(releases).get('A')).toEqual({
    since: '1.2.0',
    removed: null,
    props: new Map([['a', {...untouched, since: '1.2.0'}]]),
  });
});

test.each([
  ['none', []],
  ['one version', RELEASES.slice(0, 1)],
])('%s has no changes', (_title, releases) => {
  const props = [...historyOf(releases).values()].flatMap((each) => [...each.props.values()]);
  expect(props).toEqual(props.map(() => untouched));
});

test('a component and a prop may be called as what every object has', () => {
  const releases = [
    snapshot('1.0.0', {A: {}}),
    snapshot('1.1.0', {A: {constructor: state()}, toString: {valueOf: state()}}),
  ];
  const found = historyOf(releases);
  expect(found.get('A')?.props.get('constructor')?.since).toBe('1.1.0');
  expect(found.get('toString')?.since).toBe('1.1.0');
});
