import type {Page} from '../../../../plugins/page-index/client';
import {groupPages} from '../groups';

jest.mock('@generated/page-index/default/pages.json', () => [], {virtual: true});

const page = (path: string, title: string, product: string): Page => ({
  path,
  title,
  product,
  description: '',
  kind: 'page',
});

const BUTTON = page('/ui/button/', 'Button', 'ui');
const JOY_BUTTON = page('/joy/button/', 'Button', 'joy');
const JOY_GROUP = page('/joy/button-group/', 'Button group', 'joy');
const UI = page('/ui/', 'Overview', 'ui');
const JOY = page('/joy/', 'Overview', 'joy');
const MANY = Array.from({length: 30}, (_, i) => page(`/ui/box-${i}/`, `Box ${i}`, 'ui'));
const PAGES = [JOY, JOY_BUTTON, JOY_GROUP, UI, BUTTON, ...MANY];

const inProduct = (id: string, name = id) => ({product: {id, name}, starts: ['/ui/', '/joy/']});

/** Labels and addresses of the groups. */
const groups = (query: string, id: string, pages = PAGES) =>
  groupPages(query, pages, inProduct(id)).map((group) => [
    group.label,
    ...group.pages.map(({path}) => path),
  ]);

describe('before anything is typed', () => {
  it('offers pages of the product, and all start pages in the order of the products', () => {
    expect(groups('', 'joy')).toEqual([
      ['joy', '/joy/button/', '/joy/button-group/'],
      ['Start pages', '/ui/', '/joy/'],
    ]);
  });

  it('offers no more than six of the product, and takes blanks for nothing', () => {
    expect(groups(' ', 'ui')[0]).toHaveLength(1 + 6);
  });

  it('has no heading over nothing', () => {
    expect(groups('', 'docs')).toEqual([['Start pages', '/ui/', '/joy/']]);
    expect(groups('', 'ui', [])).toEqual([]);
  });
});

describe('what is typed', () => {
  it('finds pages of all products, in one group without a heading', () => {
    expect(groups('group', 'ui')).toEqual([[undefined, '/joy/button-group/']]);
  });

  it.each([
    ['ui', '/ui/button/', '/joy/button/'],
    ['joy', '/joy/button/', '/ui/button/'],
    ['docs', '/joy/button/', '/ui/button/'],
  ])('finds in %s, of pages of one title, its own first', (id, first, second) => {
    expect(groups('button', id)).toEqual([[undefined, first, second, '/joy/button-group/']]);
  });

  it('finds at most twelve', () => {
    expect(groups('box', 'ui')[0]).toHaveLength(1 + 12);
  });

  it('may be nothing that there is', () => {
    expect(groups('zzz', 'ui')).toEqual([]);
  });
});
