import {namesInOrder, pageNameOf, pageNamesOf, renamedPages} from '../core/load/pageNames';
import {loadedOf} from './__fixtures__/loaded';

const KIT = loadedOf('@acme/kit', ['Button', 'Card', 'useCard']);
const LAB = loadedOf('@acme/lab', ['Button', 'Masonry', 'useCard']);

test('the pages of the first package never move, those of the others where they must', () => {
  const packages = [KIT, LAB];
  const pageNames = pageNamesOf(packages);
  expect(pageNameOf(pageNames, '@acme/kit', 'Button')).toBe('Button');
  expect(pageNameOf(pageNames, '@acme/lab', 'Button')).toBe('Button (lab)');
  expect(namesInOrder(packages, pageNames)).toEqual([
    'Button',
    'Button (lab)',
    'Card',
    'Masonry',
    'useCard',
    'useCard (lab)',
  ]);
  expect(renamedPages(packages, pageNames)).toEqual({
    '@acme/lab': {Button: 'Button (lab)', useCard: 'useCard (lab)'},
  });
});

test('no two pages have one address, whatever names and packages are called', () => {
  const packages = [
    loadedOf('@acme/kit', ['Button', 'Menu_Item']),
    loadedOf('@beta/kit', ['Button', 'ButtonKit', 'MenuItem']),
    loadedOf('@gamma/kit', ['Button']),
  ];
  expect(namesInOrder(packages, pageNamesOf(packages))).toEqual([
    'Button',
    'Button (kit 2)',
    'Button (kit 3)',
    'ButtonKit',
    'MenuItem (kit)',
    'Menu_Item',
  ]);
});

test('a past version is known by the name that its pages have for it', () => {
  const alias = loadedOf('@acme/lab', ['Button'], {package: 'lab-v1'});
  const packages = [KIT, alias];
  expect(renamedPages(packages, pageNamesOf(packages))).toEqual({
    '@acme/lab': {Button: 'Button (lab-v1)'},
  });
});

test('parts follow what they are parts of, which is the page that they stand on', () => {
  const packages = [
    loadedOf('@acme/kit', ['Menu']),
    loadedOf('@acme/lab.js', ['Dialog.Root', 'Menu', 'Menu.Item']),
  ];
  const pageNames = pageNamesOf(packages);
  expect(namesInOrder(packages, pageNames)).toEqual(['Dialog', 'Menu', 'Menu (lab-js)']);
  expect(pageNameOf(pageNames, '@acme/lab.js', 'Menu.Item')).toBe('Menu (lab-js).Item');
  expect(pageNameOf(pageNames, '@acme/lab.js', 'Dialog.Root')).toBe('Dialog.Root');
});
