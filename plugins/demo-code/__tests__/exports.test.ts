import {createCodeReader} from '../core/read';

function hasDefault(source: string): boolean {
  return createCodeReader().read('A.tsx', source).hasDefault;
}

it.each([
  'export default function A() {}',
  'function A() {}\nexport default A;',
  '  export default class A {}',
  'export default async () => null;',
  "import React from 'react'; export default () => <b />;",
  'const A = () => null; export {A as default};',
  "export {default} from './B';",
  "export {default, other} from './B';",
  "export * as default from './B';",
])('there is a default export in %s', (source) => {
  expect(hasDefault(source)).toBe(true);
});

it.each([
  '',
  'export const a = 1;',
  '// export default A;',
  '/*\nexport default A;\n*/',
  "export {default as A} from './B';",
  "export type {default} from './B';",
  'const text = "export default";',
  'const text = `\nexport default 1;\n`;',
  'export const a = 1; function A() {}',
])('there is none in %s', (source) => {
  expect(hasDefault(source)).toBe(false);
});
