import {apiPages} from '../core/page/apiPage';
import {toReference} from '../core/page/toReference';
import {pageNamesOf} from '../core/load/pageNames';
import type {Packages} from '../core/load/reference';
import {forwardingFiles, markdownPages} from '../core/view/files';
import {loadedOf} from './__fixtures__/loaded';

function referenceOf(names: readonly string[], version = 'current') {
  const packages: Packages = [loadedOf('@acme/kit', names, {version})];
  const pageNames = pageNamesOf(packages);
  return toReference(packages, {root: '/kit/', demos: [], pageNames, sets: []});
}

const NAMES = ['Button', 'Dialog.Close', 'Dialog.Root', 'Menu', 'Menu.Item', 'Menu.Item.Text'];

test('parts stand on the page of what they are parts of, the root of a namespace first', () => {
  const pages = [...apiPages(referenceOf(NAMES))].map(
    ([name, {models}]) => `${name}: ${models.map((model) => model.name).join(', ')}`,
  );
  expect(pages).toEqual([
    'button: Button',
    'dialog: Dialog.Root, Dialog.Close',
    'dialog.close: Dialog.Close',
    'dialog.root: Dialog.Root',
    'menu: Menu, Menu.Item, Menu.Item.Text',
    'menu.item: Menu.Item, Menu.Item.Text',
    'menu.item.text: Menu.Item.Text',
  ]);
});

test('each page is announced with its Markdown, in its version, and each part with its data', () => {
  const pages = markdownPages(referenceOf(['Menu', 'Menu.Item'], 'v1'), '@generated/x/');
  expect(pages.map(({permalink, data}) => [permalink, data])).toEqual([
    ['/kit/api/menu/', '@generated/x/kit/v1/pages/menu.json'],
    ['/kit/api/menu/#menu.item', '@generated/x/kit/v1/pages/menu.item.json'],
  ]);
  expect(pages[0]?.text()).toContain('## Menu.Item\n');
});

test('the addresses of parts lead on', () => {
  const files = new Map(forwardingFiles(referenceOf(NAMES), '/'));
  expect([...files.keys()]).toEqual([
    'kit/api/dialog.close/index.html',
    'kit/api/dialog.root/index.html',
    'kit/api/menu.item/index.html',
    'kit/api/menu.item.text/index.html',
  ]);
  expect(files.get('kit/api/menu.item/index.html')?.()).toContain(
    '<a href="/kit/api/menu/#menu.item">Menu.Item</a>',
  );
});
