import {redirectsIn} from '../redirects';

const page = (permalink: string, ...from: string[]) => ({
  permalink,
  source: `@site/docs${permalink}.md`,
  title: 'Page',
  frontMatter: {redirect_from: from},
});

function read(versions: object[], pages: unknown = null, trailingSlash?: boolean) {
  const content = {
    'docusaurus-plugin-content-docs': {ui: {loadedVersions: versions}},
    'docusaurus-plugin-content-pages': {default: pages},
  };
  return redirectsIn(content, {baseUrl: '/base/', trailingSlash});
}

const current = (...docs: object[]) => ({versionName: 'current', path: '/base/ui', docs});

it('reads what pages name, below the base URL, with one slash at its end', () => {
  expect(read([current(page('/base/ui/new', '/ui/old', '/older.html'))], null, true)).toEqual([
    {from: '/base/ui/old/', to: '/base/ui/new/', title: 'Page', file: 'docs/base/ui/new.md'},
    {from: '/base/older.html', to: '/base/ui/new/', title: 'Page', file: 'docs/base/ui/new.md'},
  ]);
});

it('reads pages that are no docs, and passes by those that name nothing', () => {
  const own = [{permalink: '/base/x', source: '@site/src/pages/x.tsx'}, page('/base/é$', '/old/')];
  expect(read([current(page('/base/ui/new'))], own)).toMatchObject([
    {from: '/base/old/', to: '/base/%C3%A9%24'},
  ]);
});

it('takes a past version at its word only below the version', () => {
  const past = {versionName: 'v6', path: '/base/ui/v6', docs: [] as object[]};
  past.docs = [page('/base/ui/v6/new', '/ui/old/', '/ui/v6/old/')];
  expect(read([past]).map(({from}) => from)).toEqual(['/base/ui/v6/old/']);
});

it('leads from the tabs of a page to its tabs', () => {
  const button = page('/base/ui/button', '/ui/old/', '/ui/older.html');
  Object.assign(button.frontMatter, {components: ['Button']});
  expect(read([current(button)], null, true).map(({from, to}) => [from, to])).toEqual([
    ['/base/ui/old/', '/base/ui/button/'],
    ['/base/ui/old/components-api/', '/base/ui/button/components-api/'],
    ['/base/ui/older.html', '/base/ui/button/'],
  ]);
});
