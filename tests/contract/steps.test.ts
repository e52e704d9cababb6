import {STEPS} from '../../scripts/lib/suite/steps';
import {readText} from './tree';

it('are listed in CONTRIBUTING.md, all of them, in their order', () => {
  const listed = /^npm test -- .*#[^:]*: (.+)$/m.exec(readText('CONTRIBUTING.md'))?.[1];
  expect(listed?.split(', ')).toEqual(Object.keys(STEPS));
});

it('have a budget each, but for those that only a full run has', () => {
  const regular = Object.entries(STEPS).filter(([, step]) => !('onlyFull' in step));
  const table = JSON.parse(readText('tests/suite.json')) as Record<string, {cpu: number}>;
  expect(Object.keys(table)).toEqual(regular.map(([name]) => name));
  expect(Object.values(table).filter(({cpu}) => !(cpu > 0))).toEqual([]);
});
