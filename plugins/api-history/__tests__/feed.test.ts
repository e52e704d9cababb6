import {JSDOM} from 'jsdom';
import type {PropState} from '../core/snapshot';
import {feedsOf} from '../core/past/feed';

const prop: PropState = {type: 'string', default: null, required: false, deprecated: false};
const changes = {
  package: '@acme/ui',
  versions: ['1.0.0', '1.1.0', '2.0.0'],
  released: {'1.0.0': '2024-01-31', '2.0.0': '2025-10-02'},
  steps: [
    {Button: {there: [1, 1], props: {'a<b>': [null, prop]}}, Card: {there: [0, 1], props: {}}},
    {
      Card: {there: [1, 1], props: {old: [prop, null], type: [prop, {...prop, required: true}]}},
      Menu: {there: [1, 0], props: {}},
    },
  ],
  pages: [],
} as const;
const files = feedsOf(
  [
    {folder: 'ui', root: '/base/ui/', changes},
    {folder: 'ui/v1', root: '/base/ui/v1/', changes},
    {folder: 'lab', root: '/base/lab/'},
  ] as never,
  {url: 'https://a.example', baseUrl: '/base/'},
);
const [[file, write] = ['', () => '']] = files;
const feed = write();
const read = new JSDOM(feed, {contentType: 'text/xml'}).window.document;
const textsOf = (selector: string) =>
  [...read.querySelectorAll(selector)].map(({textContent}) => textContent);

it('stands beside the page of changes of a current version that has one', () => {
  expect(files).toHaveLength(1);
  expect(file).toBe('ui/api/changes.xml');
});

it('has an item for each version, the newest first, which leads to its changes', () => {
  expect(textsOf('channel > title')).toEqual(['@acme/ui: API changes']);
  expect(textsOf('item > title')).toEqual(['@acme/ui 2.0.0', '@acme/ui 1.1.0']);
  expect(textsOf('item > link')[0]).toBe(
    'https://a.example/base/ui/api/changes/?from=1.1.0&to=2.0.0',
  );
  expect(textsOf('item > guid')).toEqual(textsOf('item > link'));
});

it('says when a version came out, where that is known, and is no other tomorrow', () => {
  const dates = [...read.querySelectorAll('item')].map(
    (item) => item.querySelector('pubDate')?.textContent,
  );
  expect(dates).toEqual(['Thu, 02 Oct 2025 00:00:00 GMT', undefined]);
});

it('says what came, went and became another, in HTML that holds no markup of a name', () => {
  expect(textsOf('item > description')).toEqual([
    '<ul><li>Removed <code>Menu</code></li><li>Card: removed <code>old</code>; changed <code>type</code></li></ul>',
    '<ul><li>New <code>Card</code></li><li>Button: new <code>a&lt;b&gt;</code></li></ul>',
  ]);
});
