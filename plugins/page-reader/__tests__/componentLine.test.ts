import {readComponentLine} from '../core/componentLine';

it.each([
  ['{{"component": "A", "size": 24}}', {component: 'A', size: 24}],
  ['{{"tabs": [{"tab": "npm"}], "component": "A"}}\n', {tabs: [{tab: 'npm'}], component: 'A'}],
  ['{{\n  "component": 7\n}}', {component: 7}],
  ['{{"component": Icons}}', {}],
  ['{{"component": "A"', {}],
])('reads %s', (text, given) => {
  expect(readComponentLine(text)).toEqual(given);
});

it.each([
  '{{"demo": "A.tsx"}}',
  'As {{"component": "A"}} says.',
  '{{name}}',
  '{{"component"}}',
  '',
])('leaves alone: %s', (text) => {
  expect(readComponentLine(text)).toBeUndefined();
});
