import {LARGE_TREE} from '../core/treeParts';
import {planTrees} from '../core/planTrees';
import {cutVersion} from '../core/trees';
import type {Version} from '../core/trees';
import type {Generated, SourceRoute} from '../core/types';

const link = (path: string) => ({type: 'link' as const, label: path, href: path, docId: path});
const group = (label: string, items: Version['docsSidebars'][string], more = {}) => ({
  type: 'category' as const,
  label,
  items,
  ...more,
});
const many = (path: string, count = LARGE_TREE) =>
  Array.from({length: count}, (_, at) => link(`${path}${at}/`));

function versionOf(...items: Version['docsSidebars'][string]): Version {
  const ids = JSON.stringify(items).match(/(?<="docId":")[^"]+/g) ?? [];
  return {docsSidebars: {docs: items}, docs: Object.fromEntries(ids.map((id) => [id, {id}]))};
}

it('takes what is in closed groups out of a large tree, and its documents', () => {
  const hidden = {...link('/ui/hidden/'), unlisted: true};
  const secret = group('Secret', [hidden], {href: '/ui/secret/', linkUnlisted: true});
  const items = [
    link('/ui/'),
    group('A', [hidden, secret, ...many('/ui/a/')], {href: '/ui/a/'}),
    group('Open', [group('B', many('/ui/b/', 3)), link('/ui/c/')], {
      customProps: {subheader: true},
    }),
  ];
  const cut = cutVersion(versionOf(...items));
  const first = (path: string) => ({type: 'link' as const, label: path, href: path});
  expect(cut?.version.docsSidebars['docs']).toEqual([
    items[0],
    group('A', [first('/ui/a/0/')], {href: '/ui/a/', part: 0, links: LARGE_TREE}),
    group('Open', [group('B', [first('/ui/b/0/')], {part: 1, links: 3}), link('/ui/c/')], {
      customProps: {subheader: true},
    }),
  ]);
  expect(Object.keys(cut?.version.docs ?? {})).toEqual(['/ui/', '/ui/c/']);
  expect(cut?.parts[1]).toEqual({
    items: many('/ui/b/', 3),
    docs: Object.fromEntries([0, 1, 2].map((at) => [`/ui/b/${at}/`, {id: `/ui/b/${at}/`}])),
  });
  const pages = ['/ui', ' ui a', ' ui hidden', ' ui b 2', ' ui c'].map((key) =>
    cut?.pages.get(key),
  );
  expect(pages).toEqual([undefined, [0], [0], [1], undefined]);
});

it('leaves a tree whole that is written whole into every page', () => {
  expect(cutVersion(versionOf(group('A', many('/ui/a/'))))).toBeUndefined();
});

const VERSION = '@generated/docusaurus-plugin-content-docs/ui/p/ui-1.json';
const entry = (module: string) =>
  `[() => import("${module}"), "${module}", require.resolveWeak("${module}")]`;

it('tells which parts a page shows: those where it stands, or all', () => {
  const routes: SourceRoute[] = [
    {
      path: '/ui',
      hash: 'h0',
      attributes: {},
      routes: [{path: '/ui', hash: 'h1', attributes: {}, routes: []}],
    },
  ];
  const generated: Generated = {
    routes,
    chunkNames: {
      '/ui-h1': {__comp: 'root', __props: 'version'},
      '/ui/a/1/-p': {__comp: 'item'},
      '/ui/a/1/components-api/-p': {__comp: 'item'},
      '/ui/-p': {__comp: 'overview'},
    },
    registry: new Map([
      ['root', entry('@theme/DocVersionRoot')],
      ['version', entry(VERSION)],
      ['item', entry('@theme/DocItem')],
      ['overview', entry('@theme/OverviewPage')],
    ]),
  };
  const version = versionOf(group('Z', many('/ui/z/')), group('A', many('/ui/a/')));
  const read = jest.fn(() => ({version}));
  const plan = planTrees(generated, read);
  expect(read.mock.calls).toEqual([[VERSION]]);
  const shown = (path: string, place = [0, 0, 3]) =>
    plan.partsOf({path, hash: 'p', place, attributes: {}, parts: []});
  expect(shown('/ui/a/1/')).toEqual([1]);
  expect(shown('/ui/a/1/components-api/')).toEqual([1]);
  expect(shown('/ui/')).toEqual([0, 1]);
  expect(shown('/ui/a/1/', [1])).toEqual([]);
});
