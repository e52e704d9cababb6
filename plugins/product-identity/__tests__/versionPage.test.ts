import {versionPage} from '../core/versionPage';

const docs = {
  versions: [
    {
      path: '/ui',
      isLast: true,
      docs: [
        {id: 'index', path: '/ui/'},
        {id: 'button', path: '/ui/react-button/'},
        {id: 'new', path: '/ui/new/'},
      ],
    },
    {
      path: '/ui/v6',
      isLast: false,
      docs: [
        {id: 'index', path: '/ui/v6/'},
        {id: 'button', path: '/ui/v6/button/'},
      ],
    },
  ],
};

const pages = ['/ui/api/button/', '/ui/v6/api/button/', '/ui/v6/api/hidden/'];
const hasPage = (path: string) => pages.includes(path);
const place = (pathname: string) => versionPage(pathname, '/ui/', docs, hasPage);

it('finds the same page in each version, by id and not by address', () => {
  expect(place('/ui/react-button/')).toEqual({
    activeHref: undefined,
    currentHref: '/ui/',
    alternates: {'/ui/': '/ui/react-button/', '/ui/v6/': '/ui/v6/button/'},
  });
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
});

it.each(['components-api', 'components-api/', 'hooks-api/'])(
  'counts the tab %s as the page',
  (tab) => {
    expect(place(`/ui/react-button/${tab}`)).toEqual(place('/ui/react-button/'));
  },
);

it('finds a page that is no doc where the rest of its address is the same', () => {
  expect(place('/ui/v6/api/button')).toMatchObject({
    activeHref: '/ui/v6/',
    alternates: {'/ui/': '/ui/api/button/', '/ui/v6/': '/ui/v6/api/button/'},
  });
  expect(place('/ui/v6/api/hidden/').alternates).toEqual({'/ui/v6/': '/ui/v6/api/hidden/'});
});

it('has no alternates for a page that nothing answers', () => {
  expect(place('/ui/gone/')).toMatchObject({activeHref: undefined, alternates: {}});
  expect(place('/uix/react-button/').alternates).toEqual({});
});

it('has none for a product without pages', () => {
  expect(versionPage('/ui/', '/ui/', undefined, hasPage)).toEqual({
    activeHref: undefined,
    currentHref: '/ui/',
    alternates: {},
  });
});
