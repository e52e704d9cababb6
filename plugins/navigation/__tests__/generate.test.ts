import type {NavigationEntry} from '../../_shared/site/entries';
import {generateItems} from '../core/generate';
import {docOf} from './__fixtures__/docs';

const docs = [docOf('index.md'), docOf('start.md', {title: 'Start'})];

const options = {
  // As Docusaurus normalises it.
  routeBasePath: '/ui',
  navigation: {product: 'ui', trees: './config/trees.ts', elsewhere: {}},
};

const generate = (entries: NavigationEntry[], versionName = 'current') =>
  generateItems({item: {customProps: {entries}}, docs, version: {versionName}}, options);

it('shows the entries, then the pages that none of them names', () => {
  expect(generate([{pathname: '/ui/', title: 'Overview'}])).toEqual([
    {type: 'doc', id: 'index', label: 'Overview'},
    {type: 'doc', id: 'start', label: 'Start'},
  ]);
});

it('does not list a page again that is hidden on purpose', () => {
  expect(generate([{pathname: '/ui/start/', inSideNav: false}])).toMatchObject([{id: 'index'}]);
});

it('lists all pages of a product without entries', () => {
  const bare = {item: {}, docs, version: {versionName: 'current'}};
  expect(generateItems(bare, options)).toHaveLength(2);
});

it('places a folder by the number of its name, or by what its file says', () => {
  const args = {
    item: {},
    docs: ['1-b/one.md', '2-a/two.md', 'c/three.md'].map((file) => docOf(file)),
    version: {versionName: 'current'},
    categoriesMetadata: {c: {position: 1.5, label: 'See'}},
    numberPrefixParser: (name: string) => ({numberPrefix: parseInt(name, 10) || undefined}),
  };
  expect(generateItems(args, options).map(({label}) => label)).toEqual(['B', 'See', 'A']);
});

it('stops at entries that lead to no page, all at once', () => {
  const entries = [{pathname: '/ui/strat/'}, {pathname: '/ui/star/'}];
  expect(() => generate(entries)).toThrowErrorMatchingInlineSnapshot(`
    "trees.ts, ui › Strat: no page answers "/ui/strat/"
      Fix: add the page, or mend the path: did you mean "/ui/start/"?
    trees.ts, ui › Star: no page answers "/ui/star/"
      Fix: add the page, or mend the path: did you mean "/ui/start/"?"
  `);
});

it("names the version whose tree is at fault: it is not the site's file", () => {
  expect(() => generate([{pathname: '/ui/strat/'}], 'v6')).toThrowErrorMatchingInlineSnapshot(`
    "tree of ui v6 › Strat: no page answers "/ui/strat/"
      Fix: add the page, or mend the path: did you mean "/ui/start/"?"
  `);
});
