import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {addTo, interruptible, makeAside, writeInto} from '../folder';
import {npmFault} from '../npm';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'new-'));
});

const make = (isKept: boolean) => async (folder: string) => {
  writeInto(folder, new Map([['docs/a.md', 'text']]));
  return {isKept};
};

it('moves the folder to its place once it is whole', async () => {
  await makeAside(path.join(home, 'a/b/docs'), make(true));
  expect(readFileSync(path.join(home, 'a/b/docs/docs/a.md'), 'utf8')).toBe('text');
  expect(readdirSync(path.join(home, 'a/b'))).toEqual(['docs']);
});

it('takes an empty folder for its place', async () => {
  mkdirSync(path.join(home, 'docs'));
  await makeAside(path.join(home, 'docs'), make(true));
  expect(existsSync(path.join(home, 'docs/docs/a.md'))).toBe(true);
});

it('leaves nothing where it is not to be kept, nor where making it fails', async () => {
  await makeAside(path.join(home, 'a/b/docs'), make(false));
  const failing = makeAside(path.join(home, 'a/docs'), async (folder) => {
    await make(true)(folder);
    throw new Error('no network');
  });
  await expect(failing).rejects.toThrow('no network');
  expect(readdirSync(home)).toEqual([]);
});

test.each(['folder', 'file'])('refuses a %s that is there', async (kind) => {
  const target = path.join(home, 'docs');
  if (kind === 'folder') writeInto(target, new Map([['mine.txt', 'mine']]));
  else writeFileSync(target, 'mine');
  await expect(makeAside(target, make(true))).rejects.toThrow(/is there.*Fix: name another folder/);
  expect(readdirSync(home)).toEqual(['docs']);
});

it('overwrites nothing that came there meanwhile', async () => {
  const target = path.join(home, 'docs');
  const making = makeAside(target, async (folder) => {
    writeInto(target, new Map([['mine.txt', 'mine']]));
    return make(true)(folder);
  });
  await expect(making).rejects.toThrow('is there');
  expect(readdirSync(home)).toEqual(['docs']);
  expect(readdirSync(target)).toEqual(['mine.txt']);
});

it.each(['../up.md', 'docs/../../up.md', '/up.md'])('writes nothing outside of it: %s', (file) => {
  const inner = path.join(home, 'inner');
  expect(() =>
    writeInto(
      inner,
      new Map([
        ['a.md', 'text'],
        [file, 'text'],
      ]),
    ),
  ).toThrow('outside');
  expect(readdirSync(home)).toEqual([]);
});

it('adds all files to a site, or none', () => {
  writeInto(home, new Map([['docs/a.md', 'mine']]));
  const files = new Map([
    ['docs/b.md', 'new'],
    ['docs/a.md', 'new'],
  ]);
  expect(() => addTo(home, files)).toThrow('docs/a.md is there. Fix: choose another name');
  expect(readdirSync(path.join(home, 'docs'))).toEqual(['a.md']);
});

it('adds all files or none, and takes back what it has begun', () => {
  writeFileSync(path.join(home, 'taken'), 'mine');
  const files = new Map([
    ['docs/new/a.md', 'a'],
    ['docs/b.md', 'b'],
    ['taken/c.md', 'c'],
  ]);
  expect(() => addTo(home, files)).toThrow(/ENOTDIR|EEXIST/);
  expect(readdirSync(home)).toEqual(['taken']);
  mkdirSync(path.join(home, 'docs'));
  expect(() => addTo(home, files)).toThrow();
  expect(readdirSync(path.join(home, 'docs'))).toEqual([]);
});

it('leaves nothing when it is interrupted', async () => {
  const stopped = interruptible((signal) =>
    makeAside(path.join(home, 'docs'), async (folder) => {
      await make(true)(folder);
      process.emit('SIGINT');
      signal.throwIfAborted();
      return {isKept: true};
    }),
  );
  await expect(stopped).rejects.toThrow('Stopped. Nothing of it was left behind.');
  expect(readdirSync(home)).toEqual([]);
  expect(process.listenerCount('SIGINT')).toBe(0);
});

test.each([
  ['npm error code ENOTFOUND\nnpm error network request failed', 'connect to the network'],
  ["npm error code E404\nnpm error 404 '@acme/ui' is not in this registry.", 'check the name'],
  ['npm error code ERESOLVE\nnpm error unable to resolve', 'goes with the React of the site'],
  ['npm error spawn npm ENOENT', 'install npm'],
])('says what npm says of %j, and what to do', (stderr, fix) => {
  const text = npmFault(`npm warn old\n${stderr}\nnpm error A complete log of this run is in x\n`);
  expect(text).toContain(fix);
  expect(text).not.toMatch(/npm error|complete log|npm warn/);
});
