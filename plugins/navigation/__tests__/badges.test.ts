import {badgesOf} from '../core/badges';

const pathname = '/ui/button/';

it('are in the order of the specification, however the entry is written', () => {
  const marks = {
    deprecated: true,
    beta: true,
    unstable: true,
    planned: true,
    newFeature: true,
    legacy: true,
  };
  expect(badgesOf({...marks, plan: 'pro', pathname})).toEqual([
    'Pro plan',
    'Legacy',
    'New',
    'Planned',
    'Preview',
    'Beta',
    'Deprecated',
  ]);
});

it('tell the plans apart', () => {
  expect(badgesOf({pathname, plan: 'premium'})).toEqual(['Premium plan']);
});

it('are none for a plain entry, and for marks that are off', () => {
  expect(badgesOf({pathname})).toEqual([]);
  expect(badgesOf({pathname, beta: false, newFeature: false})).toEqual([]);
});
