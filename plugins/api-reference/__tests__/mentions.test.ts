import {nearest, quote} from '../../_shared/node';
import {mentionFaults} from '../core/load/mentions';
import type {Packages} from '../core/load/reference';
import {loadedOf} from './__fixtures__/loaded';

const KIT = loadedOf('@acme/kit', ['Button', 'Card', 'useCard']);
const LAB = loadedOf('@acme/lab', ['Button', 'Masonry']);

/** What is wrong with a page, each fault in a line. */
function faultsOf(frontMatter: Record<string, unknown>, packages: Packages = [KIT, LAB]): string[] {
  const pages = [{file: 'a.md', frontMatter}];
  return mentionFaults(pages, packages, {nearest, quote}).map(
    ({where, what, fix}) => `${where}: ${what}: ${fix}`,
  );
}

test('names are looked for in all packages of the product', () => {
  expect(faultsOf({components: ['Card', 'Masonry'], hooks: ['useCard']})).toEqual([]);
});

test('a namespace is named by its own name or by those of its parts', () => {
  const parts = loadedOf('@acme/parts', ['Dialog.Root', 'Dialog.Title']);
  expect(faultsOf({components: ['Dialog', 'Dialog.Root']}, [parts])).toEqual([]);
  expect(faultsOf({components: ['Dialog.Foot']}, [parts])).toHaveLength(1);
});

test('names on pages must have an API', () => {
  expect(faultsOf({components: ['Card', 'Crad'], hooks: 3}, [KIT])).toEqual([
    'a.md, hooks: got 3: write a list of names, e.g. hooks: [useButton]',
    'a.md, components: @acme/kit 1.0.0 exports no component "Crad": did you mean "Card"?',
  ]);
  expect(faultsOf({components: ['Mason']})).toEqual([
    'a.md, components: none of @acme/kit 1.0.0, @acme/lab 1.0.0 exports a component "Mason": did you mean "Masonry"?',
  ]);
});

test('the page says which package it means', () => {
  expect(faultsOf({components: ['Button']})).toEqual([
    'a.md, components: @acme/kit and @acme/lab each export a component "Button": ' +
      "say which in the front matter: packageName: '@acme/kit', or packageName: '@acme/lab'",
  ]);
  expect(faultsOf({components: ['Button'], packageName: '@acme/lab'})).toEqual([]);
  expect(faultsOf({components: ['Masonry'], packageName: '@acme/kit'})).toEqual([
    'a.md, components: @acme/kit 1.0.0 exports no component "Masonry": ' +
      'correct the name; known are Button, Card',
  ]);
});

test('a package of another product is told once for a page that names something', () => {
  expect(faultsOf({components: ['Button', 'Card'], packageName: '@acme/lib'})).toEqual([
    'a.md, packageName: "@acme/lib" is no package of product kit: did you mean "@acme/lab" or "@acme/kit"?',
  ]);
  expect(faultsOf({packageName: '@acme/lib'})).toEqual([]);
});

test('a past version is named as its package is, whatever alias it is installed by', () => {
  const past = {...KIT, options: {...KIT.options, package: 'kit-v1'}};
  expect(faultsOf({components: ['Card'], packageName: '@acme/kit'}, [past])).toEqual([]);
  expect(faultsOf({components: ['Card'], packageName: 'kit-v1'}, [past])).toEqual([]);
});
