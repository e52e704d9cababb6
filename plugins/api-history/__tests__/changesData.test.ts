import {toChangesData} from '../core/past/changesData';
import {RELEASES} from './__fixtures__/snapshots';

const versions = ['1.0.0', '1.1.0', '1.10.0', '2.0.0'];

test('the page holds the steps, and which of the names in them have a page', () => {
  const data = toChangesData(RELEASES, ['Card', 'Paper', 'Button'], []);
  expect(data).toMatchObject({package: '@scope/kit', versions, pages: ['Button', 'Card']});
  expect(data.steps).toHaveLength(3);
});

test('what the reference leaves out neither comes nor goes', () => {
  const {steps} = toChangesData(RELEASES, [], ['Old', 'Card']);
  expect(steps.map((step) => Object.keys(step))).toEqual([['Button'], ['Button'], ['Button']]);
});
