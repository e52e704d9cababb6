import {differenceOf} from '../core/difference';
import type {Snapshot} from '../core/snapshot';
import {pastOf} from '../core/steps';
import {RELEASES, snapshot, state} from './__fixtures__/snapshots';

const past = pastOf(RELEASES);
const release = (version: string) => RELEASES.find((each) => each.version === version) as Snapshot;

/** How two versions differ, by nothing but the two. */
const differenceBetween = (before: Snapshot, after: Snapshot) =>
  differenceOf(pastOf([before, after]), before.version, after.version);

test('a step tells what came, went and became another', () => {
  expect(differenceOf(past, '1.0.0', '1.1.0')).toEqual({
    added: [],
    removed: [],
    changed: [
      {
        name: 'Button',
        added: [{name: 'to', ...state({required: true})}],
        removed: [],
        changed: [
          {
            name: 'size',
            changes: [
              {what: 'type', from: "'s' | 'm'", to: "'s' | 'm' | 'l'"},
              {what: 'default', from: "'m'", to: "'s'"},
            ],
          },
        ],
        deprecated: ['href'],
      },
    ],
  });
});

test('what happened in between and was undone is not told', () => {
  expect(differenceOf(past, '1.0.0', '2.0.0')).toEqual({
    added: ['Card'],
    removed: ['Old'],
    changed: [
      {
        name: 'Button',
        added: [{name: 'to', ...state()}],
        removed: [{name: 'href', ...state()}],
        changed: [],
        deprecated: [],
      },
    ],
  });
});

const pairs = RELEASES.flatMap(({version: from}, i) =>
  RELEASES.slice(i + 1).map(({version: to}) => [from, to] as const),
);

test.each(pairs)('%s to %s is the same by steps and by the two versions alone', (from, to) => {
  expect(differenceOf(past, from, to)).toEqual(differenceBetween(release(from), release(to)));
  expect(differenceOf(past, to, from)).toEqual(differenceOf(past, from, to));
});

test.each([
  ['the same version', '1.1.0', '1.1.0'],
  ['an unknown one', '1.0.0', '9.9.9'],
])('%s: no difference', (_title, from, to) => {
  expect(differenceOf(past, from, to)).toEqual({added: [], removed: [], changed: []});
});

test('a component of which only a deprecation was taken back is left out', () => {
  const [before, after] = [state({deprecated: true}), state()];
  const difference = differenceBetween(
    snapshot('1.0.0', {A: {a: before}}),
    snapshot('1.1.0', {A: {a: after}}),
  );
  expect(difference.changed).toEqual([]);
});

test('a past holds one of each version, oldest first, and only what differs', () => {
  expect(past.versions).toEqual(['1.0.0', '1.1.0', '1.10.0', '2.0.0']);
  expect(pastOf([...RELEASES, release('1.1.0')])).toEqual(past);
  expect(Object.keys(past.steps[0] ?? {})).toEqual(['Button']);
  expect(past.steps[0]?.Button?.props).not.toHaveProperty('color');
  expect(JSON.parse(JSON.stringify(past))).toEqual(past);
});

test('a class that a slot takes over, or gives back, neither comes nor goes', () => {
  const slot = {'slots.root': state()};
  const classes = {'classes.root': state(), 'classes.gone': state()};
  const [before, after] = [snapshot('1.0.0', {A: classes}), snapshot('2.0.0', {A: slot})];
  const none = {name: 'A', added: [], removed: [], changed: [], deprecated: []};
  expect(differenceBetween(before, after).changed).toEqual([
    {
      ...none,
      added: [{name: 'slots.root', ...state()}],
      removed: [{name: 'classes.gone', ...state()}],
    },
  ]);
  expect(
    differenceBetween(after, snapshot('3.0.0', {A: {'classes.root': state()}})).changed,
  ).toEqual([{...none, removed: [{name: 'slots.root', ...state()}]}]);
});

test('a class whose slot came and went again has gone', () => {
  const releases = [
    snapshot('1.0.0', {A: {'classes.root': state(), kept: state()}}),
    snapshot('2.0.0', {A: {'slots.root': state(), kept: state()}}),
    snapshot('3.0.0', {A: {kept: state()}}),
  ];
  const [component] = differenceOf(pastOf(releases), '1.0.0', '3.0.0').changed;
  expect(component?.removed.map(({name}) => name)).toEqual(['classes.root']);
});
