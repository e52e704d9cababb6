import type ts from 'typescript';
import {inheritanceOf, isOwnProp, type Home} from '../core/origin';

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
  ["in another component's folder", `${KIT}/Base/Base.d.ts`, false],
  ['in a package of the same scope', '/site/node_modules/@kit/system/Box/Box.d.ts', true],
  ['in a nested sister package', `${KIT}/node_modules/@kit/system/index.d.ts`, true],
  ['in a foreign package', '/site/node_modules/@types/react/index.d.ts', false],
])('a prop declared %s: own is %s', (_, file, own) => {
  expect(isOwnProp(prop(file), HOME)).toBe(own);
});

test('one own declaration among foreign ones is enough, none is not', () => {
  expect(isOwnProp(prop('/site/node_modules/csstype/index.d.ts', HOME.file), HOME)).toBe(true);
  expect(isOwnProp(prop(), HOME)).toBe(false);
});

test('inherits from the component that most of the rest come from', () => {
  const rest = [`${KIT}/Card/a.d.ts`, `${KIT}/Base/a.d.ts`, `${KIT}/Base/b.d.ts`, '/x.d.ts'];
  expect(
    inheritanceOf(
      rest.map((file) => prop(file)),
      HOME,
      'button',
    ),
  ).toEqual({
    component: 'Base',
    props: 2,
  });
});

test('else from the element, else from nothing', () => {
  const rest = [prop('/site/node_modules/@types/react/index.d.ts')];
  expect(inheritanceOf(rest, HOME, 'button')).toEqual({component: 'button', props: 1});
  expect(inheritanceOf(rest, HOME, undefined)).toBeNull();
});
