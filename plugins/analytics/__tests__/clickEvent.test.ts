import {clickEvent} from '../core/clickEvent';

const demo = {category: 'demo', action: 'copy', label: 'BasicButtons', split: null};

it('is the category, with action and label', () => {
  expect(clickEvent(demo, 0.99)).toStrictEqual([
    'demo',
    {eventAction: 'copy', eventLabel: 'BasicButtons'},
  ]);
});

it('keeps both keys where an element has neither action nor label', () => {
  expect(clickEvent({...demo, action: null, label: null}, 0)).toStrictEqual([
    'demo',
    {eventAction: null, eventLabel: null},
  ]);
});

it.each([null, ''])('is nothing for the category %j', (category) => {
  expect(clickEvent({...demo, category}, 0)).toBeUndefined();
});

it.each([
  ['0.1', 0.1, true],
  ['0.1', 0.11, false],
  ['.5', 0.4, true],
  ['1', 0.99, true],
  ['0', 0.01, false],
])('with a split of %s and a draw of %d: %s', (split, draw, isSent) => {
  expect(clickEvent({...demo, split}, draw) !== undefined).toBe(isSent);
});

it.each(['', ' ', 'half', '10%', '-0.1', '1.5', 'NaN', 'Infinity'])(
  'is always sent with the split %j, which is none',
  (split) => {
    expect(clickEvent({...demo, split}, 0.99)).toBeDefined();
  },
);
