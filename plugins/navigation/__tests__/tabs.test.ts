import {tabAddresses, tabsOf, withTabs} from '../core/tabs';
import type {Route, TabDoc} from '../core/tabs';

const DATA = '@generated/{product}/{name}.json';

/** The reference of the current version, and that of v7. */
const places = (version: string) => ({current: 'ui', v7: 'ui/v7'})[version];

const docOf = (permalink: string, frontMatter: Record<string, unknown> = {}): TabDoc => ({
  version: 'current',
  permalink,
  title: 'Button',
  description: 'A button.',
  frontMatter,
});

/** The instance's route with one page, as the docs plugin nests it. */
function routesWith(doc: TabDoc, page: Partial<Route> = {sidebar: 'docs'}): Route[] {
  const child: Route = {path: doc.permalink, component: '@theme/DocItem', exact: true, ...page};
  const version: Route = {path: '/ui', component: '@theme/DocVersionRoot', routes: [child]};
  const route: Route = {path: '/ui', component: '@theme/DocsRoot', routes: [version]};
  const before = structuredClone(route);
  const result = withTabs(route, new Map([[doc.permalink, doc]]), DATA, places);
  expect(route).toEqual(before);
  return result.routes?.[0]?.routes ?? [];
}

describe('withTabs', () => {
  it('adds nothing to the pages of a past version, whose API is not known', () => {
    const doc = {...docOf('/ui/v6/button/', {components: ['Button']}), version: 'v6'};
    expect(routesWith(doc)).toHaveLength(1);
    expect(tabAddresses([{...doc, source: '@site/old/button.md'}], places)).toEqual([]);
  });

  it('shows the reference of its own version on the pages of a past one', () => {
    const doc = {...docOf('/ui/v7/button/', {components: ['Button']}), version: 'v7'};
    expect(routesWith(doc)[1]).toMatchObject({
      path: '/ui/v7/button/components-api/',
      modules: {models: ['@generated/ui/v7/button.json']},
    });
  });

  it('shows the reference of the package that the page means', () => {
    const apiPages = {Button: 'Button (lab)'};
    const doc = docOf('/ui/button/', {components: ['Button', 'Card'], apiPages});
    expect(routesWith(doc)[1]?.modules).toEqual({
      models: ['@generated/ui/button-lab.json', '@generated/ui/card.json'],
    });
  });

  it('adds a page for each list in the front matter, beside its page', () => {
    const doc = docOf('/ui/button/', {components: ['Button', 'IconButton'], hooks: ['useButton']});
    const tabs = ['components-api', 'hooks-api'];
    const {title, description, permalink} = doc;
    const page = {title, description, permalink, tabs};
    const shared = {component: '@theme/DocTabPage', exact: true, sidebar: 'docs'};
    expect(routesWith(doc).slice(1)).toEqual([
      {
        ...shared,
        path: '/ui/button/components-api/',
        modules: {models: ['@generated/ui/button.json', '@generated/ui/icon-button.json']},
        props: {page: {...page, tab: 'components-api'}},
      },
      {
        ...shared,
        path: '/ui/button/hooks-api/',
        modules: {models: ['@generated/ui/use-button.json']},
        props: {page: {...page, tab: 'hooks-api'}},
      },
    ]);
  });

  it('puts one slash before the segment', () => {
    const [, tab] = routesWith(docOf('/ui/button', {components: ['Button']}));
    expect(tab?.path).toBe('/ui/button/components-api/');
  });

  it.each([{}, {components: []}, {components: 'Button'}, {components: [1]}])(
    'adds none for %j',
    (frontMatter) => {
      expect(routesWith(docOf('/ui/button/', frontMatter))).toHaveLength(1);
    },
  );

  it('shows the tree beside pages that are not in it', () => {
    const [page] = routesWith(docOf('/ui/button/'), {});
    expect(page?.sidebar).toBe('docs');
  });

  it('keeps the sidebar that a page has chosen, for its tabs too', () => {
    const doc = docOf('/ui/button/', {hooks: ['useButton']});
    expect(routesWith(doc, {sidebar: 'other'}).map(({sidebar}) => sidebar)).toEqual([
      'other',
      'other',
    ]);
  });

  it('leaves routes that are no pages as they are', () => {
    const route: Route = {path: '/ui/tags/', component: '@theme/Tags', exact: true};
    expect(withTabs(route, new Map(), DATA, places)).toBe(route);
    const parent: Route = {path: '/ui', component: '@theme/DocsRoot', routes: [route]};
    expect(withTabs(parent, new Map(), DATA, places)).toEqual(parent);
  });
});

describe('tabsOf', () => {
  it.each([
    [{}, []],
    [{components: ['Button']}, ['components-api']],
    [{hooks: ['useButton']}, ['hooks-api']],
    [{hooks: ['useButton'], components: ['Button']}, ['components-api', 'hooks-api']],
    [{components: [], hooks: 'useButton'}, []],
  ])('reads %j as %j', (frontMatter, tabs) => {
    expect(tabsOf(frontMatter)).toEqual(tabs);
  });
});

describe('tabAddresses', () => {
  it('tells the addresses that tabs add, and the field they come from', () => {
    const source = '@site/docs/ui/button.md';
    const button = docOf('/ui/button/', {components: ['Button'], hooks: []});
    const docs = [
      {...button, source},
      {...docOf('/ui/plain/'), source},
    ];
    expect(tabAddresses(docs, places)).toEqual([
      {pathname: '/ui/button/components-api/', source: 'components of docs/ui/button.md'},
    ]);
  });
});
