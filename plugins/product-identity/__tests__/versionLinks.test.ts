import {versionLinks} from '../core/versionLinks';
import type {VersionPage} from '../core/versionLinks';

const versions = [
  {text: 'v7', current: true as const},
  {text: 'v6', href: '/ui/v6/'},
  {text: 'v5', href: 'https://v5.example.com/ui/'},
  {text: 'View all versions', href: '/versions/'},
];

const button: VersionPage = {
  activeHref: undefined,
  currentHref: '/ui/',
  alternates: {'/ui/': '/ui/react-button/', '/ui/v6/': '/ui/v6/react-button/'},
  language: 'en',
  languageAwareHosts: ['v5.example.com'],
};

function linksFrom(page: Partial<VersionPage> = {}) {
  const links = versionLinks(versions, {...button, ...page});
  const find = (text: string) => links.find((link) => link.text === text);
  return {
    links,
    v7: find('v7'),
    v6: find('v6'),
    v5: find('v5'),
    all: find('View all versions'),
  };
}

it('keeps the order of the registry', () => {
  expect(linksFrom().links.map(({text}) => text)).toEqual(versions.map(({text}) => text));
});

it('only closes the menu for the version that the reader is in', () => {
  const {v7, links} = linksFrom();
  expect(v7).toMatchObject({isCurrent: true, isLatest: true, note: undefined});
  expect(v7?.href).toBeUndefined();
  expect(links.filter(({isCurrent}) => isCurrent)).toHaveLength(1);
});

it('stays on the page in a version that is built here', () => {
  expect(linksFrom().v6).toMatchObject({
    href: '/ui/v6/react-button/',
    keepsPage: true,
    isExternal: false,
    note: undefined,
  });
});

it('leads to the start of a version that lacks the page, and says so', () => {
  expect(linksFrom({alternates: {'/ui/': '/ui/new/'}}).v6).toMatchObject({
    href: '/ui/v6/',
    keepsPage: false,
    note: 'Start page: this page is not in it',
  });
});

it('leads back from an old version', () => {
  const {v7, v6} = linksFrom({activeHref: '/ui/v6/'});
  expect(v6).toMatchObject({isCurrent: true, isLatest: false, href: undefined, note: undefined});
  expect(v7).toMatchObject({isCurrent: false, isLatest: true, href: '/ui/react-button/'});
});

it('says on a page of an old version that the current one has no longer', () => {
  const alternates = {'/ui/v6/': '/ui/v6/upgrading/'};
  expect(linksFrom({activeHref: '/ui/v6/', alternates}).v7).toMatchObject({
    href: '/ui/',
    note: 'Start page: this page is not in it',
  });
});

it('leads to archives and the versions page as they are, without a note', () => {
  const {v5, all} = linksFrom({alternates: {}});
  expect(v5).toMatchObject({href: 'https://v5.example.com/ui/', isExternal: true, note: undefined});
  expect(all).toMatchObject({href: '/versions/', isExternal: false, note: undefined});
});

it("leads to an archive's pages in the reader's language", () => {
  expect(linksFrom({language: 'zh'}).v5?.href).toBe('https://v5.example.com/zh/ui/');
  expect(linksFrom({language: 'zh', languageAwareHosts: []}).v5?.href).toBe(versions[2]?.href);
});

it('puts a divider before the versions page only', () => {
  expect(linksFrom().links.map(({hasDivider}) => hasDivider)).toEqual([false, false, false, true]);
});

it('has nothing for a product without versions', () => {
  expect(versionLinks([], button)).toEqual([]);
});
