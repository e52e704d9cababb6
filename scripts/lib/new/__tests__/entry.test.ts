import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findEntry, withEntry} from '../entry';
import {writeInto} from '../folder';
import {parseSpec} from '../specs';

const root = mkdtempSync(path.join(tmpdir(), 'entry-'));
const ui = path.join(root, 'ui');
const entry = path.join(ui, 'src/index.ts');
writeInto(
  root,
  new Map([
    ['ui/package.json', '{"name": "@acme/ui"}'],
    // Of the kind of files alone, as some builds have it beside their sources.
    ['ui/src/package.json', '{"type": "module"}'],
    ['ui/src/index.ts', ''],
    ['loose/index.ts', ''],
  ]),
);

it('finds a file by its path from the site too, and says what is missing', () => {
  expect(findEntry('../ui/src/index.ts', path.join(root, 'docs'))).toBe(entry);
  expect(() => findEntry('../ui/index.ts', path.join(root, 'docs'))).toThrow(
    /^--entry: there is no \.\.\/ui\/index\.ts\. Fix: name the file/,
  );
});

describe('the library of a file', () => {
  const own = {kind: 'file', path: ui};
  const spec = (text: string) => parseSpec('package', text, root);

  it('is the package that has it, named or not', () => {
    expect(withEntry(undefined, entry, true)).toEqual(own);
    expect(withEntry(spec('@acme/ui'), entry, true)).toEqual(own);
  });

  it('is what was asked for where that is another, a version of it, or a package of the workspace', () => {
    expect(withEntry(spec('@acme/web'), entry, true)).toEqual(spec('@acme/web'));
    expect(withEntry(spec('@acme/ui@^2'), entry, true)).toEqual(spec('@acme/ui@^2'));
    expect(withEntry(spec('@acme/ui'), entry, false)).toEqual(spec('@acme/ui'));
    expect(withEntry(spec('@acme/ui'), undefined, true)).toEqual(spec('@acme/ui'));
  });

  it('is asked for where no package has the file', () => {
    const loose = path.join(root, 'loose/index.ts');
    expect(() => withEntry(undefined, loose, true)).toThrow(
      /^--entry: no package\.json above .*Fix: /,
    );
  });
});
