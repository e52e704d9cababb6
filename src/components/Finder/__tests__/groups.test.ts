import type {IndexedPage} from '../../../../plugins/page-index/client';
import {groupPages} from '../groups';

jest.mock('@generated/page-index/default/pages.json', () => [], {virtual: true});

const page = (path: string, title: string, product: string): IndexedPage => ({
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

  describe('of the API reference', () => {
    const api = (name: string, product = 'ui'): IndexedPage => ({
      ...page(`/${product}/api/${name}/`, name, product),
      kind: 'api',
    });
    const withApi = [api('button'), api('button', 'joy'), api('theme'), ...PAGES];

    it('is a group of its own below what explains, its own product first', () => {
      expect(groups('button', 'joy', withApi)).toEqual([
        [undefined, '/joy/button/', '/ui/button/', '/joy/button-group/'],
        ['API', '/joy/api/button/', '/ui/api/button/'],
      ]);
    });

    it('is the only group where nothing else is found', () => {
      expect(groups('theme', 'ui', withApi)).toEqual([['API', '/ui/api/theme/']]);
    });

    it('takes no place from other pages, and has six at most', () => {
      const many = Array.from({length: 30}, (_, i) => api(`box-${i}`));
      const [found, reference] = groups('box', 'ui', [...many, ...PAGES]);
      expect(found).toHaveLength(1 + 12);
      expect(reference).toHaveLength(1 + 6);
    });

    it('is not offered before anything is typed', () => {
      expect(groups('', 'ui', withApi)).toEqual(groups('', 'ui'));
    });
  });

  it('may be nothing that there is', () => {
    expect(groups('zzz', 'ui')).toEqual([]);
  });
});
