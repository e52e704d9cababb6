import {keptFiles, payloadFault, shellFiles, shellPages} from '../core/manifest';
import {formatParts} from '../../_shared/node';
import {readPage} from '../core/pages';
import type {BuiltSite} from '../core/types';

const HTML: Record<string, string> = {
  '404.html': '',
  'index.html': '<script src=/assets/js/main.1.js></script><img src=/img/made-later.svg>',
  'offline/index.html': '<link rel=icon href=/img/a.svg>',
  'ui/index.html': '',
  'ui/deep/index.html': '',
};
const OTHER = ['assets/js/7.2.js', 'assets/js/main.1.js', 'img/a.svg'];

function siteOf(html: Record<string, string>): BuiltSite {
  const paths = [...Object.keys(html), ...OTHER].sort();
  const files = new Map(paths.map((path, at) => [path, {path, bytes: at + 1, revision: `r${at}`}]));
  const pages = [...files.values()]
    .filter(({path}) => path in html)
    .map((file) => readPage(file, html[file.path] ?? '', '/'));
  return {baseUrl: '/', files, pages, sheets: new Map()};
}

const shell = {offlinePage: '/offline/', landing: ['/ui/', '/left-out/']};

it('keeps start, offline, landing pages and the one for what is missing', () => {
  const pages = shellPages(siteOf(HTML), shell);
  expect(pages.map(({url}) => url)).toEqual(['/404.html', '/', '/offline/', '/ui/']);
});

it('refuses a build without an offline page', () => {
  const {'offline/index.html': _offline, ...rest} = HTML;
  expect(() => shellPages(siteOf(rest), shell)).toThrowErrorMatchingInlineSnapshot(`
    "plugin service-worker, option offlinePage: the build has no page at "/offline/"
      Fix: known are /404.html, /, /ui/deep/, /ui/"
  `);
});

it('keeps what the pages name and need, as far as the site itself holds it', () => {
  const site = siteOf(HTML);
  const files = shellFiles(site, shellPages(site, shell), ['assets/js/7.2.js']);
  expect(keptFiles(files, '/').map(({url, revision}) => [url, revision === null])).toEqual([
    ['/404.html', false],
    ['/assets/js/7.2.js', true],
    ['/assets/js/main.1.js', true],
    ['/img/a.svg', false],
    ['/', false],
    ['/offline/', false],
    ['/ui/', false],
  ]);
});

it('names the largest files where they are too much', () => {
  const files = [...siteOf(HTML).files.values()];
  expect(payloadFault(files, 36)).toBeUndefined();
  expect(formatParts([payloadFault(files, 35) ?? {where: '', what: '', fix: ''}]))
    .toMatchInlineSnapshot(`
    "plugin service-worker, option firstPayload: what every reader's browser keeps takes 36 bytes of at most 35; the largest are ui/index.html (8), ui/deep/index.html (7), offline/index.html (6), index.html (5), img/a.svg (4)
      Fix: make them smaller, take pages out of the option "landing", or raise the limit"
  `);
});
