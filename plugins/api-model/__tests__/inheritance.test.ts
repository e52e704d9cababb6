import type ts from 'typescript';
import {inheritanceOf} from '../core/facts/inheritance';
import type {Home} from '../core/packages/origin';

const KIT = '/site/node_modules/@kit/ui';
const HOME: Home = {
  package: '@kit/ui',
  file: `${KIT}/Button/Button.d.ts`,
  siblings: new Set(['Button', 'Base', 'Card']),
};

/** A prop that is declared in this file. */
function prop(fileName: string): ts.Symbol {
  return {declarations: [{getSourceFile: () => ({fileName})}]} as unknown as ts.Symbol;
}

const REST = [`${KIT}/Card/a.d.ts`, `${KIT}/Base/a.d.ts`, `${KIT}/Base/b.d.ts`, '/x.d.ts'].map(
  (file) => prop(file),
);

test('inherits from the component that most of the rest come from', () => {
  expect(inheritanceOf({rest: REST, documentation: '', element: 'button'}, HOME)).toEqual({
    component: 'Base',
    props: 2,
  });
});

test('what the documentation says comes first, with the count where it is known', () => {
  const of = (name: string) =>
    inheritanceOf(
      {
        rest: REST,
        documentation: `API:\n\n- [Button API](/b)\n- inherits [${name} API](/x)`,
        element: undefined,
      },
      HOME,
    );
  expect(of('Card')).toEqual({component: 'Card', props: 1});
  expect(of('Transition')).toEqual({component: 'Transition', props: 4});
});

test('a list of the documentation that names none means there is none', () => {
  const documentation = 'API:\n\n- [Button API](/b)';
  expect(inheritanceOf({rest: REST, documentation, element: 'button'}, HOME)).toEqual({
    component: 'button',
    props: 4,
  });
});

test('else from the element, else from nothing', () => {
  const rest = [prop('/site/node_modules/@types/react/index.d.ts')];
  expect(inheritanceOf({rest, documentation: '', element: 'button'}, HOME)).toEqual({
    component: 'button',
    props: 1,
  });
  expect(inheritanceOf({rest, documentation: '', element: undefined}, HOME)).toBeNull();
});
