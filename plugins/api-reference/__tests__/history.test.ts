import {historyOf} from '../core/history/history';
import {marksOf, marksOfAll, withSince} from '../core/history/marks';
import {modelOf, propOf} from './__fixtures__/models';
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

describe('marks', () => {
  test.each([
    ['Button', 'to', '1.1.0'],
    ['Button', 'size', null],
    // It came with its component.
    ['Card', 'raised', null],
    ['Card', 'elevation', '2.0.0'],
    ['Card', 'unknown', null],
    ['Unknown', 'a', null],
  ])('%s %s: since %s', (component, prop, since) => {
    expect(marksOf(history, component, prop).since).toBe(since);
  });

  test('what is gone has none', () => {
    expect(marksOf(history, 'Button', 'href')).toEqual({
      since: null,
      changed: [],
      deprecatedSince: null,
    });
  });

  test('slots and classes say since when they are there, what else changed, and what is deprecated', () => {
    const silent = state({type: ''});
    const releases = [
      snapshot('1.0.0', {A: {'slots.root': silent, 'classes.old': silent}}),
      snapshot('1.1.0', {
        A: {
          'classes.new': silent,
          'classes.old': state({type: '', deprecated: true}),
          'slots.root': state({type: '', default: "'b'"}),
        },
      }),
    ];
    const [root, rest] = [
      {name: 'root', default: "'b'", class: null, description: ''},
      {className: '', description: '', state: false, deprecated: null},
    ];
    const model = modelOf({
      name: 'A',
      slots: [root],
      classes: ['new', 'old'].map((key) => ({key, ...rest})),
    });
    expect(marksOfAll(model, historyOf(releases))).toEqual({
      'slots.root': {
        since: null,
        changed: [{version: '1.1.0', what: 'default', from: null, to: "'b'"}],
        deprecatedSince: null,
      },
      'classes.new': {since: '1.1.0', changed: [], deprecatedSince: null},
      'classes.old': {since: null, changed: [], deprecatedSince: '1.1.0'},
    });
  });

  test('what a hook returns says it itself', () => {
    const releases = [
      snapshot('1.0.0', {useA: {}}),
      snapshot('1.1.0', {useA: {'returns.b': state()}}),
    ];
    const found = historyOf(releases);
    const [hook] = withSince([modelOf({name: 'useA', returnMembers: [propOf('b')]})], found);
    expect(hook?.returnMembers[0]?.since).toBe('1.1.0');
    expect(hook && marksOfAll(hook, found)).toEqual({});
  });

  test('fill in what a documentation does not say by itself', () => {
    const props = [propOf('color'), propOf('to'), propOf('href', {since: '0.9.0'})];
    const [button] = withSince([modelOf({name: 'Button', props})], history);
    expect(button?.props.map(({since}) => since)).toEqual([null, '1.1.0', '0.9.0']);
  });
});
