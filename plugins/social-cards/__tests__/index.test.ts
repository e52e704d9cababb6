import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import socialCards from '..';
import {COLORS} from '../core/card';
import {fontFile} from '../files';
import {SURFACES} from '../../branding/core/schemes';
import {LINE_HUES, TEXT_HUES} from '../../branding/core/hues';

const ROOT = path.join(__dirname, '../../..');
const siteDir = mkdtempSync(path.join(tmpdir(), 'social-cards-'));
const outDir = path.join(siteDir, 'build');
afterAll(() => rmSync(siteDir, {recursive: true}));

const product = {
  id: 'ui',
  name: 'Kit',
  description: 'A kit.',
  logo: '/kit.svg',
  routeRoots: ['/ui/'],
};
mkdirSync(path.join(siteDir, 'static'));
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f0f"/></svg>';
writeFileSync(path.join(siteDir, 'static/kit.svg'), MARK);

const load = (fonts: string[] = []) =>
  socialCards(
    {
      siteDir,
      siteConfig: {baseUrl: '/', title: 'Site', staticDirectories: ['static']},
      i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    } as unknown as LoadContext,
    {products: [product], fonts, cache: 'cache'},
  );

async function build(titles: Record<string, string>, fonts?: string[]): Promise<void> {
  const docs = Object.entries(titles).map(([permalink, title]) => {
    return {permalink, title, description: 'What it is for.', frontMatter: {}};
  });
  const versions = {loadedVersions: [{versionName: 'current', label: '', path: '/ui', docs}]};
  const plugin = await load(fonts);
  const allContent = {'docusaurus-plugin-content-docs': {ui: versions}};
  await plugin.allContentLoaded?.({allContent} as never);
  await plugin.postBuild?.({outDir} as never);
}

const read = (name: string) => readFileSync(path.join(outDir, 'cards', name));

it('draws a picture of the size that is told, small, and the same each time', async () => {
  await build({
    '/ui/a/': 'Button',
    '/ui/b/': 'A title of many words, which goes on for more than a line',
  });
  const first = read('ui/a.png');
  expect(first.readUInt32BE(16)).toBe(1200);
  expect(first.readUInt32BE(20)).toBe(630);
  expect(first.length).toBeLessThan(40_000);
  expect(first.equals(read('ui/b.png'))).toBe(false);
  rmSync(outDir, {recursive: true});
  rmSync(path.join(siteDir, 'cache'), {recursive: true});
  await build({'/ui/a/': 'Button'});
  expect(read('ui/a.png').equals(first)).toBe(true);
});

it('draws what changed alone', async () => {
  const [file = ''] = readdirSync(path.join(siteDir, 'cache'));
  writeFileSync(path.join(siteDir, 'cache', file), 'kept');
  rmSync(outDir, {recursive: true});
  await build({'/ui/a/': 'Button', '/ui/c/': 'Card'});
  expect(read('ui/a.png').toString()).toBe('kept');
  expect(statSync(path.join(outDir, 'cards/ui/c.png')).size).toBeGreaterThan(1000);
});

it('leaves a picture that the site has, and tells of letters that no font has', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  writeFileSync(path.join(outDir, 'cards/ui/c.png'), 'own');
  await build({'/ui/c/': 'Card', '/ui/d/': 'زر 🎉'});
  expect(read('ui/c.png').toString()).toBe('own');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('of "زر 🎉"')]]);
  expect(read('ui/d.png').length).toBeGreaterThan(1000);
});

it('takes a font of a package, wherever that is installed', async () => {
  const font = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff';
  expect(fontFile(path.join(ROOT, 'examples'), font)).toBe(path.join(ROOT, 'node_modules', font));
  expect(fontFile(siteDir, 'own.ttf')).toBe(path.join(siteDir, 'own.ttf'));
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  await build({'/ui/e/': 'زر'}, [path.join(ROOT, 'node_modules', font)]);
  expect(warn).not.toHaveBeenCalled();
});

it('names a font that is not there', async () => {
  await expect(load(['none.ttf'])).rejects.toThrow(/option fonts: there is no .*none\.ttf/);
});

it('has the colours of the site', () => {
  expect(COLORS).toEqual({
    paper: SURFACES.light[0],
    case: SURFACES.light[1],
    ink: TEXT_HUES.light.ink,
    soft: TEXT_HUES.light['ink-soft'],
    hairline: LINE_HUES.light.hairline,
  });
});
