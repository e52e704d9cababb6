import type ts from 'typescript';
import {isKinFile, isOwnProp, pathInPackage, type Home} from '../core/packages/origin';

const KIT = '/site/node_modules/@kit/ui';
const HOME: Home = {
  package: '@kit/ui',
  file: `${KIT}/Button/Button.d.ts`,
  siblings: new Set(['Button', 'Base', 'Card']),
};

/** A prop that is declared in these files. */
function prop(...files: string[]): ts.Symbol {
  const declarations = files.map((fileName) => ({getSourceFile: () => ({fileName})}));
  return {declarations} as unknown as ts.Symbol;
}

test.each([
  ['beside the component', `${KIT}/Button/types.d.ts`, true],
  ['in a shared folder of the package', `${KIT}/utils/types.d.ts`, true],
  ["in another component's folder", `${KIT}/Base/Base.d.ts`, true],
  ['in a package of the same scope', '/site/node_modules/@kit/system/Box/Box.d.ts', true],
  ['in a nested sister package', `${KIT}/node_modules/@kit/system/index.d.ts`, true],
  ['in a foreign package', '/site/node_modules/@types/react/index.d.ts', false],
])('a prop declared %s: own is %s', (_, file, own) => {
  expect(isOwnProp(prop(file), HOME)).toBe(own);
});

test('one own declaration among foreign ones is enough; what is declared nowhere is computed', () => {
  expect(isOwnProp(prop('/site/node_modules/csstype/index.d.ts', HOME.file), HOME)).toBe(true);
  expect(isOwnProp(prop(), HOME)).toBe(true);
});

test('a prop that a package declares which this one is made of is own', () => {
  const file = '/site/node_modules/rc-parts/index.d.ts';
  expect(isOwnProp(prop(file), {...HOME, ingredients: (other) => other === file})).toBe(true);
  expect(isOwnProp(prop(file), HOME)).toBe(false);
});

test('a prop that a package of the same repository declares is own', () => {
  const file = '/site/node_modules/kit-aria/index.d.ts';
  expect(isOwnProp(prop(file), {...HOME, sisters: (other) => other === file})).toBe(true);
  expect(isOwnProp(prop(file), HOME)).toBe(false);
});

test.each([
  ['/site/src/lib/Card.tsx', true],
  ['/site/node_modules/@kit/core/a.d.ts', true],
  ['/site/node_modules/@kitten/core/a.d.ts', false],
  ['/opt/typescript/lib/lib.dom.d.ts', false],
])('%s is kin: %s', (file, kin) => {
  expect(isKinFile(file, '@kit/ui')).toBe(kin);
});

test('the path in a package is that below its folder', () => {
  expect(pathInPackage(`${KIT}/esm/Card/Card.js`)).toBe('esm/Card/Card.js');
  expect(pathInPackage('/site/src/Card.tsx')).toBeNull();
});
