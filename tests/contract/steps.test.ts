import {STEPS} from '../../scripts/lib/steps.mjs';
import {readText} from './tree';

it('are listed in CONTRIBUTING.md, all of them, in their order', () => {
  const listed = /^npm test -- .*#[^:]*: (.+)$/m.exec(readText('CONTRIBUTING.md'))?.[1];
  expect(listed?.split(', ')).toEqual(Object.keys(STEPS));
});
