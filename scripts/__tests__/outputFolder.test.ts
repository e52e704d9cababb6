import {spawnSync} from 'node:child_process';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {clearAside, foldersOf, mendSwap, outputFault, publish, siteAt} from '../lib/outputFolder';
import {RUNNER} from '../lib/setup';

const BUILT = '<html><head><meta name="generator" content="Docusaurus v3.10.2"></head></html>';
/** As the minifier of HTML leaves it. */
const MINIFIED = '<html><meta charset=UTF-8><meta name=generator content="Docusaurus v3.10.2">';

const FIX = '  Fix: name a folder that is new, empty, or made by a build, e.g. --out-dir build';

let home = '';
let site = '';

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'vitrine-output-'));
  site = path.join(home, 'site');
  write('docs/index.md', '# Home');
  write('src/pages/index.md', '# Home');
});
afterEach(() => rmSync(home, {recursive: true}));

function write(file: string, text: string): void {
  const absolute = path.join(site, file);
  mkdirSync(path.dirname(absolute), {recursive: true});
  writeFileSync(absolute, text);
}

/** What is told of a folder, named as it would be after `--out-dir`. */
function faultOf(outDir: string): string | undefined {
  return outputFault(site, path.resolve(site, outDir));
}

it('is no folder that could be replaced and not be cleared', () => {
  write('build/404.html', BUILT);
  const access = jest.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('EACCES'), {code: 'EACCES'});
  });
  expect(faultOf('build')).toBe(`--out-dir build: it may not be changed by you\n${FIX}`);
  access.mockRestore();
  expect(faultOf('build')).toBeUndefined();
});

describe('a build may not replace', () => {
  it.each([
    ['.', 'it is the folder of the site'],
    ['src/..', 'it is the folder of the site'],
    ['..', 'it holds the folder of the site'],
    ['../..', 'it holds the folder of the site'],
    ['docs', 'it is in docs, which the site is made from'],
    ['docs/out', 'it is in docs, which the site is made from'],
    ['.git/out', 'it is in .git, which the site is made from'],
    ['ui_versioned_docs', 'it is in ui_versioned_docs, which the site is made from'],
    ['notes', 'it holds what no build made: a.md and 1 more'],
    ['../notes', 'it holds what no build made: index.html'],
    ['sidebars.ts', 'it is a file'],
    ['link', 'it is in docs, which the site is made from'],
    ['near', 'near.next beside it holds what no build made: a.md'],
    ['far', 'far.last beside it is a file'],
  ])('%s', (outDir, fault) => {
    for (const file of ['notes/a.md', 'notes/b.md', 'near.next/a.md', 'far.last', 'sidebars.ts']) {
      write(file, 'A note.');
    }
    write('../notes/index.html', '<p>Docusaurus is a generator.</p>');
    symlinkSync(path.join(site, 'docs'), path.join(site, 'link'));
    const name = outDir === 'src/..' ? '.' : outDir;
    expect(faultOf(outDir)).toBe(`--out-dir ${name}: ${fault}\n${FIX}`);
  });

  it.each(['.git/config', '.git'])('what a build made, with a history of its own: %s', (file) => {
    write('out/404.html', BUILT);
    write(`out/${file}`, 'gitdir: elsewhere');
    expect(faultOf('out')).toContain("it holds .git, the history of somebody's work");
  });

  it('what a link leads to, there or not', () => {
    symlinkSync('docs/new', path.join(site, 'later'));
    expect(faultOf('later')).toContain('it is in docs, which the site is made from');
  });

  it('the folder of a site inside a build', () => {
    write('../404.html', BUILT);
    expect(faultOf('..')).toContain('it holds the folder of the site');
  });
});

describe('a build may write to', () => {
  it.each(['new', '../new', 'a/new/one', 'documents'])('a folder that is not there: %s', (name) => {
    expect(faultOf(name)).toBeUndefined();
  });

  it('an empty folder', () => {
    mkdirSync(path.join(site, 'out'));
    expect(faultOf('out')).toBeUndefined();
  });

  it.each([
    ['404.html', BUILT],
    ['index.html', MINIFIED],
  ])('one that a build made, also where the last one was killed: %s', (page, text) => {
    write(`out/${page}`, text);
    write(`out.last/${page}`, text);
    write('out.next/.vitrine-work', '');
    write('out.next/site/assets/a.js', '1');
    expect(faultOf('out')).toBeUndefined();
  });
});

describe('a site that a killed build has left aside', () => {
  it('is where it is looked for, and comes back', () => {
    const out = path.join(site, 'out');
    expect(siteAt(out)).toBe(out);
    write('out.last/index.html', 'The last good build.');
    expect(siteAt(out)).toBe(`${out}.last`);
    mendSwap(foldersOf(out));
    expect(siteAt(out)).toBe(out);
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('The last good build.');
  });

  it('does not take the place of another', () => {
    write('out/index.html', 'New');
    write('out.last/index.html', 'Old');
    mendSwap(foldersOf(path.join(site, 'out')));
    expect(readFileSync(path.join(site, 'out/index.html'), 'utf8')).toBe('New');
  });
});

it('is refused by the command, which leaves everything as it was', () => {
  write('docusaurus.config.ts', '');
  const args = [RUNNER, 'build', site, '--out-dir', 'docs'];
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  expect({status, stdout, stderr}).toEqual({
    status: 1,
    stdout: '',
    stderr: `--out-dir docs: it is in docs, which the site is made from\n${FIX}\n`,
  });
  expect(readFileSync(path.join(site, 'docs/index.md'), 'utf8')).toBe('# Home');
});

describe('a finished site takes the place of the last', () => {
  const made = () => path.join(site, 'build.next/site');
  const folders = () => foldersOf(path.join(site, 'build'));
  const page = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8');

  beforeEach(() => {
    write('build.next/site/index.html', 'new');
    write('build/index.html', 'last');
    write('build.last/index.html', 'older');
  });

  it('in one step on Linux', () => {
    publish(made(), folders());
    expect(page(folders().outDir)).toBe('new');
    // There they have changed places: at no moment was there none.
    expect(page(process.platform === 'linux' ? made() : folders().last)).toBe('last');
  });

  it('in two, where it cannot, the last one aside between them', () => {
    publish(made(), folders(), () => false);
    expect(page(folders().outDir)).toBe('new');
    expect(page(folders().last)).toBe('last');
  });

  it('where there is none yet', () => {
    rmSync(folders().outDir, {recursive: true});
    publish(made(), folders());
    expect(page(folders().outDir)).toBe('new');
  });

  it.each([true, false])(
    'behind a link, which stays, be the last one there or not: %s',
    (isThere) => {
      const served = path.join(home, 'served');
      if (isThere) write('../served/index.html', 'last');
      rmSync(path.join(site, 'build'), {recursive: true});
      symlinkSync('../served', path.join(site, 'build'));
      const own = folders();
      expect(own.work).toBe(`${served}.next`);
      write('../served.next/site/index.html', 'new');
      publish(path.join(own.work, 'site'), own);
      expect([page(served), page(path.join(site, 'build'))]).toEqual(['new', 'new']);
    },
  );

  it('and nothing is left beside it', () => {
    publish(made(), folders());
    clearAside(folders());
    expect(page(folders().outDir)).toBe('new');
    expect([folders().work, folders().last].filter((folder) => existsSync(folder))).toEqual([]);
  });
});
