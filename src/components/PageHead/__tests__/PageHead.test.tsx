import {fireEvent, render, screen, within} from '@testing-library/react';
import type {ComponentProps, ReactNode} from 'react';
import PageHead from '..';

const mockSidebar = {
  items: [
    {
      type: 'category',
      label: 'Components',
      href: '/ui/components/',
      items: [
        {
          type: 'category',
          label: 'Inputs',
          items: [{type: 'link', label: 'Button', href: '/ui/button/'}],
        },
      ],
    },
  ],
};

jest.mock('@docusaurus/plugin-content-docs/client', () => ({useDocsSidebar: () => mockSidebar}), {
  virtual: true,
});
jest.mock(
  '@docusaurus/Head',
  () =>
    ({children}: {children: ReactNode}) =>
      children,
  {
    virtual: true,
  },
);
jest.mock(
  '@theme/Heading',
  () =>
    function Heading({children}: {children: ReactNode}) {
      return <h1>{children}</h1>;
    },
  {virtual: true},
);
jest.mock('../../../../plugins/product-identity/client', () => ({
  useProduct: () => ({id: 'ui', name: 'Kit', href: '/ui/'}),
  useProducts: () => [{id: 'material-ui', versions: [{text: 'v7.3.4', current: true}]}],
}));

const show = (own: Partial<ComponentProps<typeof PageHead>> = {}) =>
  render(
    <PageHead
      title="Button"
      description="It starts an action."
      permalink="/ui/button/"
      tabs={['components-api', 'hooks-api']}
      activeTab="demos"
      {...own}
    />,
  );

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', {name})).getAllByRole('link');

it('says what the page is called and what it is about', () => {
  show();
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Button');
  expect(screen.getByText('It starts an action.')).not.toBeNull();
});

it('says where the page is: product, then the groups that lead to it', () => {
  show();
  const steps = within(screen.getByRole('navigation', {name: 'Breadcrumbs'})).getAllByRole(
    'listitem',
  );
  expect(steps.map(({textContent}) => textContent)).toEqual(['Kit', 'Components', 'Inputs']);
  expect(linksIn('Breadcrumbs').map((link) => link.getAttribute('href'))).toEqual([
    '/ui/',
    '/ui/components/',
  ]);
});

it('says no way to the start page of a product, which would be its title again', () => {
  show({title: 'Kit', permalink: '/ui/'});
  expect(screen.queryByRole('navigation', {name: 'Breadcrumbs'})).toBeNull();
});

describe('tabs', () => {
  const TABS = 'Parts of this page';

  it('lead to the page and to what its front matter lists', () => {
    show();
    expect(linksIn(TABS).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Demos', '/ui/button/'],
      ['Components API', '/ui/button/components-api/'],
      ['Hooks API', '/ui/button/hooks-api/'],
    ]);
  });

  it.each([
    ['demos', 'Demos'],
    ['components-api', 'Components API'],
    ['hooks-api', 'Hooks API'],
  ] as const)('mark %s, and only it', (activeTab, label) => {
    show({activeTab});
    const marked = linksIn(TABS).filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({textContent}) => textContent)).toEqual([label]);
  });

  it('lead on from an address without a slash at its end', () => {
    show({permalink: '/ui/button', tabs: ['hooks-api']});
    expect(linksIn(TABS).map((link) => link.getAttribute('href'))).toEqual([
      '/ui/button/',
      '/ui/button/hooks-api/',
    ]);
  });

  it('tell analytics which one is chosen', () => {
    show();
    expect({...linksIn(TABS)[1]?.dataset}).toEqual({
      gaEventCategory: 'layout',
      gaEventAction: 'tab',
      gaEventLabel: 'components-api',
    });
  });

  it('are not there where a page has nothing beside its demos', () => {
    show({tabs: []});
    expect(screen.queryByRole('navigation', {name: TABS})).toBeNull();
  });
});

describe('facts', () => {
  const listed = () => within(screen.getByRole('list', {name: 'About this component'}));

  it('lead to the pages that the front matter names', () => {
    const waiAria = 'https://example.com/pattern/';
    const sourceHref = 'https://example.com/source/';
    show({facts: {packageName: '@mui/material', waiAria, sourceHref, title: 'Button'}});
    const links = listed().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Source', sourceHref],
      ['WAI-ARIA pattern', waiAria],
      ['@mui/material', 'https://www.npmjs.com/package/@mui/material'],
    ]);
    expect({...links[0]?.dataset}).toEqual({
      gaEventCategory: 'page-head',
      gaEventAction: 'source',
    });
  });

  it('say what was measured, and of what', () => {
    show({facts: {size: {package: '@mui/material', name: 'Button', gzip: 36_412}}});
    const [chip] = listed().getAllByRole('listitem');
    const hint = 'A bundle of Button from @mui/material alone, without React';
    expect(chip?.textContent).toBe(`36.4 kB gzip. ${hint}`);
    expect(chip?.firstElementChild?.getAttribute('title')).toBe(hint);
  });

  it('are not there where it names none', () => {
    show({facts: {waiAria: '', packageName: undefined}});
    expect(screen.queryByRole('list', {name: 'About this component'})).toBeNull();
  });
});

describe('the file', () => {
  const listed = () => within(screen.getByRole('list', {name: 'About this page'}));

  it('is to be had as Markdown, and edited', () => {
    show({file: {editUrl: 'https://example.com/edit/button.md'}});
    const links = listed().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['View as Markdown', '/index.md'],
      ['Edit this page', 'https://example.com/edit/button.md'],
    ]);
    expect(links.map(({dataset}) => dataset.gaEventAction)).toEqual(['markdown', 'edit']);
  });

  it('says when it was changed, on the day that it was in Greenwich', () => {
    show({file: {lastUpdatedAt: Date.UTC(2026, 2, 12, 23, 30)}});
    expect(listed().getAllByRole('listitem').at(-1)?.textContent).toBe(
      'Last updated 12 March 2026',
    );
    expect(listed().getByRole('time').getAttribute('datetime')).toBe('2026-03-12');
  });

  it('is copied as Markdown, on a page of which nothing else is known, too', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, {clipboard: {writeText}});
    const answer = {ok: true, text: () => Promise.resolve('# Button')};
    globalThis.fetch = jest.fn(() => Promise.resolve(answer as Response));
    show();
    fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
    await screen.findByRole('button', {name: 'Copied'});
    expect(writeText).toHaveBeenCalledWith('# Button');
    expect(globalThis.fetch).toHaveBeenCalledWith('/index.md');
  });
});

it('tells search engines the way to it, as links lead', () => {
  const {container} = show({file: {lastUpdatedAt: Date.UTC(2026, 0, 31)}});
  const text = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(text).toContain('"dateModified":"2026-01-31"');
  expect(text.match(/"item":"[^"]*"/g)).toEqual([
    '"item":"https://docs.example/ui/"',
    '"item":"https://docs.example/ui/components/"',
  ]);
});
