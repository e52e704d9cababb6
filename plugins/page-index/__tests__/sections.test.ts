import type {NavigationTrees} from '../../_shared/site/entries';
import {componentPages, firstComponents, positionsOf, withSections} from '../core/sections';
import type {IndexedPage} from '../core/types';

const TREES: NavigationTrees = {
  ui: [
    {pathname: '/ui/', title: 'Overview'},
    {
      pathname: '/ui/components/',
      children: [
        {
          pathname: '/ui/components/inputs/',
          subheader: 'Inputs',
          children: [{pathname: '/ui/react-select/'}, {pathname: '/ui/react-button'}],
        },
        {pathname: '/ui/react-box/?a=1#b', title: 'The box'},
      ],
    },
    {pathname: '/ui/a%20b/', children: []},
    {pathname: 'https://example.com/ui/react-grid/', title: 'Elsewhere'},
    {pathname: '/ui/react-select/', title: 'Again'},
  ],
};

const POSITIONS = positionsOf(TREES);

function page(path: string, kind: IndexedPage['kind'] = 'component', product = 'ui'): IndexedPage {
  return {path, title: 'As written', product, description: '', kind};
}

function sectionsOf(pages: IndexedPage[], baseUrl = '/'): unknown {
  return withSections(pages, POSITIONS, baseUrl).map(({path, section}) => [path, section]);
}

it('gives a page the title of the group or subheader it stands under', () => {
  expect(
    sectionsOf([page('/ui/react-select/'), page('/ui/react-box/'), page('/ui/'), page('/ui/new/')]),
  ).toEqual([
    ['/ui/', undefined],
    ['/ui/new/', undefined],
    ['/ui/react-box/', 'Components'],
    ['/ui/react-select/', 'Inputs'],
  ]);
});

it('looks in the tree of the page’s own product, below the base URL', () => {
  expect(sectionsOf([page('/ui/react-select/', 'page', 'other')])).toEqual([
    ['/ui/react-select/', undefined],
  ]);
  expect(sectionsOf([page('/docs/ui/react-button/')], '/docs/')).toEqual([
    ['/docs/ui/react-button/', 'Inputs'],
  ]);
});

it('calls a component page what the tree calls it, and other pages what they call themselves', () => {
  const pages = [
    page('/ui/react-box/'),
    page('/ui/react-button/'),
    page('/ui/react-new/'),
    page('/ui/', 'page'),
  ];
  expect(withSections(pages, POSITIONS, '/').map(({path, title}) => [path, title])).toEqual([
    ['/ui/', 'As written'],
    ['/ui/react-box/', 'The box'],
    ['/ui/react-button/', 'Button'],
    ['/ui/react-new/', 'As written'],
  ]);
});

it('lists component pages as the tree does, then those it does not name', () => {
  const pages = [
    page('/ui/react-zoom/'),
    page('/ui/react-box/'),
    page('/ui/react-button/'),
    page('/ui/react-grid/'),
    page('/ui/react-select/'),
    page('/ui/', 'page'),
    page('/other/react-select/', 'component', 'other'),
  ];
  expect(componentPages(pages, 'ui', POSITIONS, '/').map(({path}) => path)).toEqual([
    '/ui/react-select/',
    '/ui/react-button/',
    '/ui/react-box/',
    '/ui/react-grid/',
    '/ui/react-zoom/',
  ]);
});

it('lists by title what no tree names, so that Button comes before Button group', () => {
  const group = {...page('/ui/button-group/'), title: 'Button group'};
  const button = {...page('/ui/button/'), title: 'button'};
  expect(componentPages([group, button], 'ui', POSITIONS, '/')).toEqual([button, group]);
});

it('shows twelve components at the most, and says how many there are', () => {
  const many = Array.from({length: 14}, (_none, at) => page(`/ui/${at}/`));
  expect(firstComponents(many)).toEqual({pages: many.slice(0, 12), count: 14});
});

it('finds an encoded address by either form', () => {
  expect(componentPages([page('/ui/a%20b/'), page('/ui/%E0%A4%A/')], 'ui', POSITIONS, '/')).toEqual(
    [page('/ui/a%20b/'), page('/ui/%E0%A4%A/')],
  );
});
