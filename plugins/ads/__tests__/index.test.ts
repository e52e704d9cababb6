import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import ads from '../index';
import type {PluginOptions} from '../index';
import {GUIDE, HOUSE, placementOf} from './__fixtures__/placement';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'ads-'));
  mkdirSync(path.join(siteDir, 'static/img'), {recursive: true});
  writeFileSync(path.join(siteDir, 'static/img/guide.svg'), '<svg/>');
});

afterAll(() => rmSync(siteDir, {recursive: true}));

async function written(options: PluginOptions, baseUrl = '/docs/'): Promise<unknown[][]> {
  const siteConfig = {baseUrl, staticDirectories: ['public', 'static']};
  const i18n = {defaultLocale: 'en', localeConfigs: {en: {baseUrl: '/docs/'}}};
  const {contentLoaded} = ads({siteDir, siteConfig, i18n} as unknown as LoadContext, options);
  const createData = jest.fn(async () => 'written');
  const actions = {createData} as Partial<PluginContentLoadedActions> as PluginContentLoadedActions;
  await contentLoaded?.({content: undefined, actions});
  return createData.mock.calls;
}

it.each([
  [[], placementOf({house: [], network: null})],
  [['./client'], placementOf({house: HOUSE})],
])('loads %j', (modules, options) => {
  const siteConfig = {baseUrl: '/', staticDirectories: []};
  const {getClientModules} = ads({siteDir, siteConfig} as unknown as LoadContext, options);
  expect(getClientModules?.()).toEqual(modules);
});

it('hands the options over, without what only Docusaurus needs', async () => {
  const placement = placementOf({});
  const options = {...placement, id: 'default'};
  expect(await written(options)).toEqual([['options.json', placement]]);
});

it('puts the base URL before paths of house ads, and finds their pictures', async () => {
  const remote = {...GUIDE, link: 'https://a.test/', img: 'https://a.test/b.png'};
  const [call] = await written(placementOf({house: [...HOUSE, remote]}));
  expect(call?.[1]).toMatchObject({
    house: [
      {link: '/docs/guide/', img: '/docs/img/guide.svg'},
      {link: 'https://a.test/', img: 'https://a.test/b.png'},
    ],
  });
});

it('leads from another language to pages of the first, which are all there', async () => {
  const [call] = await written(placementOf({house: HOUSE}), '/docs/ar/');
  expect(call?.[1]).toMatchObject({
    house: [{link: '/docs/guide/', img: '/docs/ar/img/guide.svg'}],
  });
});

it('refuses pictures that are not there, all at once', async () => {
  const house = ['/img/gide.svg', '/img/guide.svg', '/guide.svg'].map((img) => ({
    ...GUIDE,
    img,
  }));
  await expect(written(placementOf({house}))).rejects.toThrowErrorMatchingInlineSnapshot(`
    "plugin ads, option house[0].img: there is no "/img/gide.svg" in the static folders
      Fix: put the picture there, or write its path as it stands below that folder
    plugin ads, option house[2].img: there is no "/guide.svg" in the static folders
      Fix: put the picture there, or write its path as it stands below that folder"
  `);
});
