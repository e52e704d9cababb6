import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {loadApi} from '../load';

const FILES = {
  'docusaurus.config.ts': '',
  'node_modules/kit/package.json': '{"name": "kit", "version": "1.0.0", "types": "index.d.ts"}',
  'node_modules/kit/index.d.ts':
    'export interface KitProps { tone: string }\nexport declare function Kit(props: KitProps): null;\n',
  'other/index.d.ts': 'export declare const elsewhere: 1;\n',
};

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'vitrine-prose-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
});

const load = () => loadApi(site, {packages: ['kit'], aliases: {}});

it('reads an API again whose copy is torn', () => {
  const first = load();
  const cache = path.join(site, 'node_modules/.cache/vitrine/prose');
  const [kept = ''] = readdirSync(cache);
  truncateSync(path.join(cache, kept), 20);
  expect(load()).toEqual(first);
});

it('knows the words of a package, and none that a link in it leads to, which may have no end', () => {
  symlinkSync(path.join(site, 'other'), path.join(site, 'node_modules/kit/linked'));
  const {names} = load();
  expect([names.has('tone'), names.has('elsewhere')]).toEqual([true, false]);
});
