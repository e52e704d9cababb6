import type {Mention} from '../core/load/collect';
import {fieldFaults, packageFault, unknownFaults} from '../core/load/faults';

const WORDING = {
  quote: (value: unknown) => JSON.stringify(value),
  nearest: (name: string, known: readonly string[]) => known.filter((one) => one[0] === name[0]),
};
const MENTION: Mention = {name: 'Crad', kind: 'component', file: 'docs/a.md', field: 'components'};

function fixFor(exported: string[], mention: Mention = MENTION): string | undefined {
  return unknownFaults({unknown: [mention], exported}, [mention], 'kit 1.0.0', WORDING)[0]?.fix;
}

test('an unknown name is told where it stands, with the nearest of its kind', () => {
  const exported = ['Card', 'createCard', 'useCard', 'Zoom'];
  expect(unknownFaults({unknown: [MENTION], exported}, [MENTION], 'kit 1.0.0', WORDING)).toEqual([
    {
      where: 'docs/a.md, components',
      what: 'kit 1.0.0 exports no component "Crad"',
      fix: 'did you mean "Card"?',
    },
  ]);
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
