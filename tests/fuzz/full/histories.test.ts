import {createHash} from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../site/copies';
import {build, makeSite} from '../../site/sites';

const site = makeSite('_base', 'histories');
const other = makeSite('_base', 'histories-elsewhere');
const page = path.join(site, 'docs/ui/button.md');
const cache = path.join(site, 'node_modules/.cache');
const written = readFileSync(page, 'utf8');

/** What has happened before a build, by its name: nothing of it is a part of the sources. */
const HISTORIES: Record<string, () => Promise<string>> = {
  cold: () => built(site),
  warm: () => built(site),
  'after an edit and its undoing': async () => {
    appendFileSync(page, '\nMore.\n');
    await built(site);
    writeFileSync(page, written);
    return built(site);
  },
  'after a page that came and went': async () => {
    const extra = path.join(site, 'docs/ui/extra.md');
    writeFileSync(extra, written.replace('# Button', '# Extra'));
    await built(site);
    rmSync(extra);
    return built(site);
  },
  'with what Docusaurus generated, and no cache': () => {
    rmSync(cache, {recursive: true});
    return built(site);
  },
  'with a cache, and nothing generated': () => {
    rmSync(path.join(site, '.docusaurus'), {recursive: true});
    return built(site);
  },
  'with a torn cache': () => {
    for (const file of existsSync(cache) ? filesBelow(cache) : [])
      truncateSync(path.join(cache, file), 7);
    return built(site);
  },
  'in a shell for development': () => built(site, {NODE_ENV: 'development', BABEL_ENV: 'test'}),
  'in another folder, time zone and language': () =>
    built(other, {TZ: 'Asia/Kolkata', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8'}),
  'without a build of before': () => {
    rmSync(path.join(site, 'build'), {recursive: true});
    return built(site);
  },
};

/** The hash of all files that a build has published, with their names. */
async function built(folder: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const {code, stderr} = await build(folder, env);
  expect(code === 0 ? '' : stderr).toBe('');
  const hash = createHash('sha256');
  const out = path.join(folder, 'build');
  for (const file of filesBelow(out).sort())
    hash.update(file).update(readFileSync(path.join(out, file)));
  return hash.digest('hex');
}

it('gives one hash, whatever was built before', async () => {
  const hashes: Record<string, string> = {};
  for (const [name, history] of Object.entries(HISTORIES)) hashes[name] = await history();
  const [first = ''] = Object.values(hashes);
  expect(hashes).toEqual(Object.fromEntries(Object.keys(HISTORIES).map((name) => [name, first])));
}, 1_800_000);
