import leven from 'leven';
import {nearestPages} from '../core/nearestPages';
import type {IndexedPage} from '../core/types';
import {PAGES} from './__fixtures__/pages';

jest.mock('leven', () => jest.fn<number, [string, string]>(jest.requireActual('leven')));

const START: IndexedPage = {
  path: '/',
  title: 'Start',
  product: 'docs',
  description: '',
  kind: 'page',
};

function near(path: string, limit = 3): string[] {
  return nearestPages(path, PAGES, limit).map((page) => page.path);
}

it.each([
  ['/material-ui/react-buton/', '/material-ui/react-button/'],
  ['/material-ui/button/', '/material-ui/react-button/'],
  ['/material-ui/buttons/', '/material-ui/react-button/'],
  ['/joy/react-button', '/joy-ui/react-button/'],
  ['/joy-ui/react-buttn/?a=1#sizes', '/joy-ui/react-button/'],
  ['/material-ui/react-button/components-api/x', '/material-ui/react-button/'],
  ['/material-ui/components/text-field.html', '/material-ui/react-text-field/'],
  ['/material-ui/api/text-field/', '/material-ui/react-text-field/'],
  ['/Material-UI/React-Text-Field/', '/material-ui/react-text-field/'],
  ['/material-ui/react-textfield/', '/material-ui/react-text-field/'],
  ['/pt/material-ui/react-button/', '/material-ui/react-button/'],
  ['/pt-br/joy-ui/react-input/', '/joy-ui/react-input/'],
  ['/zh/system/box/', '/system/react-box/'],
  ['/joy-ui/react-autocomplete/', '/material-ui/react-autocomplete/'],
  ['/material-ui/instalation/', '/material-ui/getting-started/installation/'],
  ['/system/r%C3%A9sum%C3%A9/', '/system/resume/'],
  ['/experiments/markdwon/', '/experiments/docs/markdown/'],
  ['/version', '/versions/'],
  ['/material-uy/', '/material-ui/'],
])('means by %s the page %s', (path, expected) => {
  expect(near(path)[0]).toBe(expected);
});

it('names the same component of other products after it', () => {
  expect(near('/material-ui/react-buton/', 2)).toEqual([
    '/material-ui/react-button/',
    '/joy-ui/react-button/',
  ]);
});

it.each([
  ['/material-ui/buton/', '/material-ui/react-button/', '/material-ui/api/button/'],
  ['/material-ui/react-buton/', '/material-ui/react-button/', '/material-ui/api/button/'],
  ['/material-ui/api/buton/', '/material-ui/api/button/', '/material-ui/react-button/'],
  ['/material-ui/API/Button.html', '/material-ui/api/button/', '/material-ui/react-button/'],
  ['/material-ui/api/button-bass/', '/material-ui/api/button-base/', '/material-ui/api/button/'],
])('knows for %s whether the reference is meant', (path, first, second) => {
  const api = (name: string): IndexedPage => {
    return {...START, path: `/material-ui/api/${name}/`, product: 'material-ui', kind: 'api'};
  };
  const pages = [api('button'), api('button-base'), ...PAGES];
  expect(nearestPages(path, pages, 2).map((page) => page.path)).toEqual([first, second]);
});

it('names the pages of a folder that is no page', () => {
  expect(near('/material-ui/getting-started/', 2)).toEqual([
    '/material-ui/getting-started/usage/',
    '/material-ui/getting-started/installation/',
  ]);
});

it('names the start page of a product where nothing below it is near', () => {
  expect(near('/material-ui/qqqqqqqq/')).toEqual(['/material-ui/']);
});

it.each([
  '',
  '/',
  '//',
  '/wp-login.php',
  '/.env',
  '/%E0%A4%A',
  '/%00/%ff/',
  '/🦄/',
  '/[x](y)/',
  `/${'a'.repeat(2000)}/`,
])('knows nothing near %.20s', (path) => {
  expect(near(path)).toEqual([]);
});

it('looks at the beginning of an address that is longer than any', () => {
  expect(near(`/material-ui/react-button/${'x/'.repeat(1000)}`, 1)).toEqual([
    '/material-ui/react-button/',
  ]);
});

it.each(['/aa', 'a', 'aa-', '%C3%A9'])('compares no more of an address of more %s', (part) => {
  const compared = (count: number) => {
    jest.mocked(leven).mockClear();
    nearestPages(`/${part.repeat(count)}`, [{...START, path: '/a/page/'}], 5);
    return jest.mocked(leven).mock.calls;
  };
  const most = compared(700);
  expect(most.length).toBeGreaterThan(0);
  expect(compared(5600)).toEqual(most);
});

it('has nothing to offer without pages', () => {
  expect(nearestPages('/material-ui/', [], 3)).toEqual([]);
});
