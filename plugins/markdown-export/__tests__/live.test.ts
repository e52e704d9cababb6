import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {liveMarkdown} from '../live';

const siteDir = mkdtempSync(path.join(tmpdir(), 'live-markdown-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

function put(file: string, text: string) {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

const doc = (name: string, title: string) => ({
  ...{source: `@site/docs/${name}.md`, permalink: `/base/ui/${name}/`, title},
  description: `About ${title}.`,
});
const content = {
  'docusaurus-plugin-content-docs': {
    ui: {
      loadedVersions: [
        {
          ...{versionName: 'current', label: 'v2', path: '/base/ui'},
          docs: [doc('größe', 'Size'), doc('shown', 'Shown')],
        },
      ],
    },
  },
  'product-identity': {
    default: [
      {
        id: 'ui',
        name: 'UI',
        description: 'A kit.',
        routeRoots: ['/ui/'],
        package: null,
        versions: [],
      },
    ],
  },
  'api-reference': {
    default: {
      markdown: () => [
        {permalink: '/base/ui/api/menu/', title: 'Menu', description: '', text: () => '# Menu\n'},
        {permalink: '/base/ui/api/menu/#item', title: 'Menu.Item', description: '', text: fail},
      ],
    },
  },
};
const siteConfig = {
  url: 'https://ui.example',
  title: 'Kits',
  tagline: '',
  staticDirectories: ['s'],
};
const answer = liveMarkdown(
  {siteDir, baseUrl: '/base/', siteConfig} as LoadContext,
  1000,
  () => content,
);

function fail(): string {
  throw new Error('Nobody asked for it');
}

it('answers with a page as its source is now, at its address', () => {
  put('docs/größe.md', '# Size\n\n[Shown](./shown.md)\n');
  const file = encodeURI('ui/größe.md');
  expect(answer(file)).toEqual({
    type: 'text/markdown; charset=utf-8',
    text: '# Size\n\nAbout Size.\n\n[Shown](/base/ui/shown.md)\n',
  });
  put('docs/größe.md', '# Larger\n');
  expect(answer(file)?.text).toContain('# Larger');
});

it('answers with the text of other plugins', () => {
  expect(answer('ui/api/menu.md')).toMatchObject({text: '# Menu\n'});
});

it('says of a page that is made of the built one, or is none, that a build has it', () => {
  put('docs/shown.md', 'import A from "./a";\n\n<A b={1} />\n');
  for (const file of ['ui/shown.md', 'ui/none.md']) {
    expect(answer(file)).toMatchObject({
      status: 404,
      text: expect.stringContaining('npm run build'),
    });
  }
});

it('lists what there is', () => {
  expect(answer('llms.txt')?.text).toContain('https://ui.example/base/ui/llms.txt');
  expect(answer('ui/llms.txt')?.text).toContain('[Menu](https://ui.example/base/ui/api/menu.md)');
  expect(JSON.parse(answer('llms.json')?.text ?? '')).toMatchObject({title: 'Kits'});
  expect(answer('other/llms.txt')).toBeUndefined();
});

it('leaves files of the site and all else alone', () => {
  put('s/own.md', 'Own');
  expect(['own.md', 'ui/größe/', 'data.json', 'robots.txt'].map(answer)).toEqual(
    Array.from({length: 4}, () => undefined),
  );
});
