import {versionPage} from '../core/versionPage';
import type {Moved} from '../../_shared/site/moved';

const versions = [
  {text: 'v7', current: true as const},
  {text: 'v6', href: '/ui/v6/'},
  {text: 'v5', href: 'https://v5.example.com/'},
  {text: 'View all versions', href: '/versions/'},
];

const pages = new Map<string, Moved>([
  ['/ui/', {}],
  ['/ui/new/', {}],
  ['/ui/tabs/', {}],
  ['/ui/api/button/', {}],
  ['/ui/react-button/', {'/ui/v6/': '/ui/v6/button/'}],
  ['/ui/styles/', {'/ui/v6/': null}],
  ['/ui/v6/', {}],
  ['/ui/v6/tabs/', {}],
  ['/ui/v6/styles/', {'/ui/': null}],
  ['/ui/v6/button/', {'/ui/': '/ui/react-button/'}],
  ['/ui/v6/api/button/', {}],
  ['/ui/v6/api/hidden/', {}],
]);

const place = (pathname: string) => versionPage(pathname, '/ui/', versions, pages);

it('finds the same page below the start page of each version', () => {
  expect(place('/ui/tabs/')).toEqual({
    activeHref: undefined,
    currentHref: '/ui/',
    alternates: {'/ui/': '/ui/tabs/', '/ui/v6/': '/ui/v6/tabs/'},
  });
});

it('finds a page that has moved where the build says it is', () => {
  expect(place('/ui/react-button/').alternates).toEqual({
    '/ui/': '/ui/react-button/',
    '/ui/v6/': '/ui/v6/button/',
  });
});

it('takes no page for another that has its address', () => {
  expect(place('/ui/styles/').alternates).toEqual({'/ui/': '/ui/styles/'});
  expect(place('/ui/v6/styles/').alternates).toEqual({'/ui/v6/': '/ui/v6/styles/'});
});

it('knows the old version that the reader is in', () => {
  expect(place('/ui/v6/button/')).toMatchObject({
    activeHref: '/ui/v6/',
    alternates: {'/ui/': '/ui/react-button/'},
  });
  expect(place('/ui/v6').activeHref).toBe('/ui/v6/');
});

it('has no address for a version that lacks the page', () => {
  expect(place('/ui/new/').alternates).toEqual({'/ui/': '/ui/new/'});
  expect(place('/ui/v6/api/hidden/').alternates).toEqual({'/ui/v6/': '/ui/v6/api/hidden/'});
});

it.each(['components-api', 'components-api/', 'hooks-api/'])(
  'counts the tab %s as the page',
  (tab) => {
    expect(place(`/ui/react-button/${tab}`)).toEqual(place('/ui/react-button/'));
  },
);

it('has no alternates for a page that nothing answers', () => {
  expect(place('/ui/gone/')).toMatchObject({activeHref: undefined, alternates: {}});
  expect(place('/ui/v6/gone/')).toMatchObject({activeHref: '/ui/v6/', alternates: {}});
  expect(place('/uix/react-button/').alternates).toEqual({});
});

it('has none for a product without pages', () => {
  expect(versionPage('/ui/', '/ui/', versions, new Map())).toEqual({
    activeHref: undefined,
    currentHref: '/ui/',
    alternates: {},
  });
});
