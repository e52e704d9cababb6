import {resolveChoice, toChangesData} from '../core/history/changesData';
import {RELEASES} from '../../api-history/__tests__/__fixtures__/snapshots';

const versions = ['1.0.0', '1.1.0', '1.10.0', '2.0.0'];

test.each([
  ['', '1.10.0', '2.0.0'],
  ['?from=1.0.0&to=1.10.0', '1.0.0', '1.10.0'],
  ['?from=1.10.0&to=1.0.0', '1.0.0', '1.10.0'],
  ['?from=1.0.0', '1.0.0', '2.0.0'],
  ['?to=1.1.0', '1.0.0', '1.1.0'],
  ['?to=1.0.0', '1.10.0', '2.0.0'],
  ['?from=1.1.0&to=1.1.0', '1.10.0', '2.0.0'],
  ['?from=<script>&to=9', '1.10.0', '2.0.0'],
  ['?from=1.1.0&from=1.0.0&to=2.0.0', '1.1.0', '2.0.0'],
])('%s: from %s to %s', (search, from, to) => {
  expect(resolveChoice(versions, search)).toEqual({from, to});
});

test.each([
  [['7.1.0', '7.2.0', '7.2.1', '7.3.0', '7.3.4'], '', '7.2.1', '7.3.4'],
  [['7.1.0', '7.2.0', '7.2.1', '7.3.0', '7.3.4'], '?to=7.2.1', '7.1.0', '7.2.1'],
  [['7.1.0', '7.2.0', '7.2.1', '7.3.0', '7.3.4'], '?from=7.3.0', '7.3.0', '7.3.4'],
  [['7.3.0', '7.3.4'], '', '7.3.0', '7.3.4'],
  [['7.3.0', '7.3.1', '7.3.4'], '', '7.3.1', '7.3.4'],
  [['6.5.0', '7.0.0-beta.1'], '', '6.5.0', '7.0.0-beta.1'],
])('of %j with "%s" the newest minor is told whole', (all, search, from, to) => {
  expect(resolveChoice(all, search)).toEqual({from, to});
});

test('the page holds the steps, and which of the names in them have a page', () => {
  const data = toChangesData(RELEASES, ['Card', 'Paper', 'Button'], []);
  expect(data).toMatchObject({package: '@scope/kit', versions, pages: ['Button', 'Card']});
  expect(data.steps).toHaveLength(3);
});

test('what the reference leaves out neither comes nor goes', () => {
  const {steps} = toChangesData(RELEASES, [], ['Old', 'Card']);
  expect(steps.map((step) => Object.keys(step))).toEqual([['Button'], ['Button'], ['Button']]);
});
