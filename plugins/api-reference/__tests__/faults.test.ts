import type {Mention} from '../core/load/collect';
import {
  ambiguousFault,
  fieldFaults,
  foreignFault,
  packageFault,
  unknownFault,
} from '../core/load/faults';

const WORDING = {
  quote: (value: unknown) => JSON.stringify(value),
  nearest: (name: string, known: readonly string[]) => known.filter((one) => one[0] === name[0]),
};
const MENTION: Mention = {name: 'Crad', kind: 'component', file: 'docs/a.md', field: 'components'};

function fixFor(exported: string[], mention: Mention = MENTION): string {
  return unknownFault(mention, exported, ['kit 1.0.0'], WORDING).fix;
}

test('an unknown name is told where it stands, with the nearest of its kind', () => {
  const exported = ['Card', 'createCard', 'useCard', 'Zoom'];
  expect(unknownFault(MENTION, exported, ['kit 1.0.0'], WORDING)).toEqual({
    where: 'docs/a.md, components',
    what: 'kit 1.0.0 exports no component "Crad"',
    fix: 'did you mean "Card"?',
  });
});

test('an unknown name is told with what else may help', () => {
  const wording = {...WORDING, besides: '; begin anew'};
  const {fix} = unknownFault(MENTION, ['Card'], ['kit 1.0.0'], wording);
  expect(fix).toBe('did you mean "Card"?; begin anew');
});

test('of several packages all are named', () => {
  expect(unknownFault(MENTION, [], ['kit 1.0.0', 'lab 0.1.0'], WORDING).what).toBe(
    'none of kit 1.0.0, lab 0.1.0 exports a component "Crad"',
  );
});

test('a name of several packages is told with what chooses one', () => {
  expect(ambiguousFault({...MENTION, name: 'Card'}, ['kit', 'lab'], WORDING)).toEqual({
    where: 'docs/a.md, components',
    what: 'kit and lab each export a component "Card"',
    fix: "say which in the front matter: packageName: 'kit', or packageName: 'lab'",
  });
});

test.each([
  ['kti', 'did you mean "kit"?'],
  ['other', 'name one that it has, kit, or add it to the packages of the product'],
])('a page of package %s, which its product does not have, is told', (asked, fix) => {
  const packages = [{facts: {name: 'kit'}, options: {product: 'ui'}}];
  expect(foreignFault({...MENTION, package: asked}, packages, WORDING)).toEqual({
    where: 'docs/a.md, packageName',
    what: `"${asked}" is no package of product ui`,
    fix,
  });
});

test('a hook is compared with hooks', () => {
  const hook: Mention = {...MENTION, name: 'useCrad', kind: 'hook', field: 'hooks'};
  expect(fixFor(['Card', 'useCard', 'userName'], hook)).toBe('did you mean "useCard"?');
});

test('where none is near, a few are shown and the rest counted', () => {
  const fix = fixFor([...'ABDEFGHI']);
  expect(fix).toBe('correct the name; known are A, B, D, E, F, G and 2 more');
  expect(fixFor(['A', 'B'])).toBe('correct the name; known are A, B');
});

test('where nothing is exported, the name has to go', () => {
  expect(fixFor([])).toBe('remove the name: there is nothing of the kind');
});

test.each([
  ['components', 'components: [Button]'],
  ['hooks', 'hooks: [useButton]'],
] as const)('%s that are no names get an example', (field, example) => {
  expect(fieldFaults([{file: 'docs/a.md', field, value: 3}], WORDING)).toEqual([
    {where: `docs/a.md, ${field}`, what: 'got 3', fix: `write a list of names, e.g. ${example}`},
  ]);
});

test('a package is missing, or has no types', () => {
  expect(packageFault('kit', 'a-kit', undefined).what).toBe('a-kit is not installed');
  expect(packageFault('kit', 'a-kit', '1.0.0').what).toBe('a-kit 1.0.0 has no type declarations');
});
