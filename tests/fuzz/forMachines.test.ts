import {fromHtml} from 'hast-util-from-html';
import {JSDOM} from 'jsdom';

import {feedsOf} from '../../plugins/api-history/core/past/feed';
import {open} from '../../plugins/local-search/core/query/open';
import type {Shard} from '../../plugins/local-search/core/types';
import {listVersions, searchSite} from '../../scripts/lib/mcp/answers';
import type {BuiltSite, Version} from '../../scripts/lib/mcp/site';
import {llmsFiles} from '../../plugins/markdown-export/core/llms';
import type {Node} from '../../plugins/page-safety/core/faults';
import {parsePage} from '../../plugins/page-reader/core/parse';
import {shown} from '../../plugins/social-cards/core/card';
import {forwardingPage} from '../../plugins/_shared/site/forwardingPage';
import {inScript, linkedData} from '../../src/components/StructuredData/linkedData';
import {PAYLOADS} from './payloads';

/** With line ends, by which a title would begin something else. */
const TITLES = [...PAYLOADS, ...PAYLOADS.map((payload) => `a\n\n## b\n\n${payload}`)];

interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  children?: MarkdownNode[];
}

const typesIn = ({type, children = []}: MarkdownNode): string[] => [
  type,
  ...children.flatMap(typesIn),
];
const tagsIn = ({tagName, children = []}: Node): string[] => [
  ...(tagName === undefined ? [] : [tagName]),
  ...children.flatMap(tagsIn),
];

it('lists titles and descriptions as text for agents', () => {
  const version = {
    ...{product: 'ui', name: 'Kit', description: 'A kit.', package: null, version: 'current'},
    ...{label: '', root: '/ui/', roots: ['/ui/']},
  };
  const page = {permalink: '/ui/a/', kind: 'guide', isListed: true, text: ''} as const;
  const site = {title: 'Site', tagline: '', url: 'https://a.test', baseUrl: '/'};
  for (const title of TITLES) {
    const pages = [{...page, title, description: title}];
    const files = llmsFiles(pages, {...site, tagline: title, versions: [version]}, 10_000);
    for (const name of ['llms.txt', 'ui/llms.txt']) {
      const types = typesIn(parsePage(files.get(name) ?? '', 'md') as MarkdownNode);
      expect([title, types.filter((type) => type === 'html')]).toEqual([title, []]);
      expect(types.filter((type) => type === 'heading').length).toBeLessThanOrEqual(3);
    }
  }
});

it('tells names of an API as text in a feed', () => {
  for (const name of TITLES) {
    const changes = {
      ...{package: name, versions: ['1.0.0', '2.0.0'], released: {}, pages: []},
      steps: [{[name]: {there: [0, 1], props: {}}}],
    };
    const data = [{folder: 'ui', root: '/ui/', changes}];
    const [file] = feedsOf(data as never, {url: 'https://a.test', baseUrl: '/'} as never);
    const feed = new JSDOM(String(file?.[1]()), {contentType: 'text/xml'}).window.document;
    const all = [...feed.querySelectorAll('*')].map(({tagName}) => tagName);
    const own = ['rss', 'channel', 'title', 'link', 'description', 'item', 'guid'];
    expect([name, all.filter((tag) => !own.includes(tag))]).toEqual([name, []]);
    const about = feed.querySelector('item > description')?.textContent ?? '';
    expect(tagsIn(fromHtml(about, {fragment: true}) as Node)).toEqual(['ul', 'li', 'code']);
  }
});

it('tells search engines of a page in one script that ends where it should', () => {
  for (const title of TITLES) {
    const written = inScript(linkedData({title, trail: [{name: title, url: 'https://a.test/'}]}));
    // As Docusaurus' minifier of JSON leaves it, which knows no escapes but its own.
    const data = JSON.stringify(JSON.parse(written));
    const html = `<script type="application/ld+json">${data}</script>`;
    expect(tagsIn(fromHtml(html, {fragment: true}) as Node)).toEqual(['script']);
    expect(data.replaceAll('\u2060', '')).toContain(JSON.stringify(title).slice(1, -1));
  }
});

it('draws titles on cards as text', () => {
  for (const title of TITLES) {
    const card = shown({title, description: title, direction: 'ltr'});
    const types = new Set(
      [...JSON.stringify(card).matchAll(/"type":"([^"]*)"/g)].map(([, type]) => type),
    );
    expect([...types]).toEqual(['div']);
  }
});

it('answers agents with a line for what was found, whatever it is called', () => {
  for (const title of TITLES) {
    const shard = {
      ...{product: 'ui', version: 'current', root: '/ui/', hasChanges: false, api: []},
      ...{demos: [], inherited: [], removed: [], synonyms: {}, text: []},
      pages: [['a/', `Button ${title}`, title, 'page', []]],
      headings: [[0, `Button ${title}`]],
    } as unknown as Shard;
    const version = {product: 'ui', version: 'current', label: title, name: title} as Version;
    const site = {
      versions: [{...version, package: title, root: '/ui/', description: title}],
      source: () => ({opened: open(shard), terms: []}),
    } as unknown as BuiltSite;
    const found = searchSite(site, 'button', {}, 10).split('\n');
    expect([title, found.filter((line) => !line.startsWith('- '))]).toEqual([title, []]);
    expect([title, listVersions(site).split('\n')]).toEqual([title, [expect.anything()]]);
  }
});

it('leads on from an old address to the new one alone', () => {
  for (const title of TITLES) {
    const tags = tagsIn(fromHtml(forwardingPage(title, `/ui/?${title}`)) as Node);
    expect(tags.sort()).toEqual(
      ['a', 'body', 'head', 'html', 'link', 'meta', 'meta', 'meta', 'title'].sort(),
    );
  }
});
