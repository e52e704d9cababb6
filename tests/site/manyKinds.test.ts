/** @jest-environment jsdom */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './copies';
import {addProduct} from './foreignTree';
import {build, makeSite} from './sites';
import {built, FOREIGN, read, SCENARIO} from './manyKinds/built';
import {dialect} from './manyKinds/dialect';
import {formerSite} from './manyKinds/former';
import {stock} from './manyKinds/stock';
import {stories} from './manyKinds/stories';
import {markdownFiles} from './manyKinds/written';

jest.setTimeout(600_000);

/** One site for all of this: its products do not know of each other, and one of them is left out. */
beforeAll(async () => {
  const site = makeSite(SCENARIO);
  addProduct(site, FOREIGN, 'joy');
  // No checkout is found above the site: it is built as it would be from an archive of its files.
  const env = {
    PRODUCTS: 'ui,former,stories,joy,stock',
    GIT_CEILING_DIRECTORIES: path.dirname(site),
    DEPLOY_TOKEN: 'a secret',
  };
  built.site = site;
  built.outcome = await build(site, env);
});

it('build without a word of complaint, side by side', () => {
  // Of pages of another site, what they lack is told, and what of their tree is left out.
  const known = /docs\/stock\/|^ {2}Fix: write `desc|1 icon is a component|^ {2}Fix: name an icon/;
  const told = built.outcome.stderr.split('\n').filter((line) => !known.test(line));
  expect({code: built.outcome.code, stderr: told.join('\n').trim()}).toEqual({code: 0, stderr: ''});
});

it('show nothing of the environment of their build', () => {
  expect(read('/ui/extended/').body.textContent).toContain('The token is nowhere to be seen.');
});

describe('markdown files of every kind', markdownFiles);

describe('pages, demos and a tree that were written for another site', formerSite);

describe('files of stories', stories);

describe('a build of some products', () => {
  it('leaves the others out', () => {
    expect(existsSync(path.join(built.site, 'build/vitrine/index.html'))).toBe(true);
    expect(existsSync(path.join(built.site, 'build/more'))).toBe(false);
  });

  it('leads to the full site for them', () => {
    const links = [...read('/vitrine/').querySelectorAll('a')];
    const away = links
      .map((link) => link.getAttribute('href'))
      .filter((to) => to?.includes('/more/'));
    expect(new Set(away)).toEqual(
      new Set(['https://fixture.example.com/more/button/', 'https://fixture.example.com/more/']),
    );
  });
});

describe('a site outside of a checkout', () => {
  it('has no page say when it was changed, though it asks for that', () => {
    const pages = filesBelow(path.join(built.site, 'build')).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(30);
    const dated = pages.filter((file) =>
      readFileSync(path.join(built.site, 'build', file), 'utf8').includes('Last updated'),
    );
    expect(dated).toEqual([]);
  });
});

describe("thirty pages in the reference library's dialect, as they were", dialect);

describe('pages that were written for Docusaurus, as they were', stock);
