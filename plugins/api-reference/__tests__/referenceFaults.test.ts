import {nearest, quote} from '../../_shared/node';
import {defaultFaults, emptyFault, includeFault, versionFault} from '../core/load/referenceFaults';

const KIT = {product: 'kit', version: 'v2', package: '@scope/kit'};

test('a name that the option include adds in vain', () => {
  const fault = (known: string[]) => includeFault('Crad', KIT, known, {nearest, quote});
  expect(fault(['Card'])).toEqual({
    where: 'plugin api-reference, include of product kit',
    what: '@scope/kit has no component or hook "Crad"',
    fix: 'did you mean "Card"?',
  });
  expect(fault([]).fix).toBe('remove the name');
});

test('a version that the docs do not have', () => {
  const fault = (known: string[]) => versionFault(KIT, known, {nearest, quote});
  expect(fault(['current', 'v1'])).toEqual({
    where: 'plugin api-reference, version of product kit',
    what: 'its docs have no version "v2"',
    fix: 'name one that they have: v1',
  });
  expect(fault(['current', 'next']).fix).toBe('name one that they have: current, next');
});

test('a package with nothing to show', () => {
  expect(emptyFault(KIT, '1.0.0').what).toBe('@scope/kit 1.0.0 exports no component and no hook');
});

test('a default that is documented otherwise than it is', () => {
  const warning = {
    component: 'Card',
    prop: 'size',
    documented: '1',
    actual: '2',
    file: 'Card/Card.js',
    line: 7,
  };
  expect(defaultFaults([warning], '@scope/kit 1.0.0')).toEqual([
    {
      where: '@scope/kit 1.0.0, Card/Card.js:7',
      what: 'Card: the documentation says that size is 1 by default, the code says 2',
      fix: 'correct the comment; what the code does is published',
    },
  ]);
});
