import {historyOf} from '..';
import {RELEASES, snapshot, state} from './__fixtures__/snapshots';
import {marksOf, marksOfAll, withSince} from '../core/past/marks';
import {modelOf, propOf} from '../../api-reference/__tests__/__fixtures__/models';

const history = historyOf(RELEASES.toReversed());

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
