import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parsePage} from '../../plugins/page-reader/core/parse';
import {describe as told, isRefusal, readFaults} from '../lib/report';

/** As node's own functions throw it. */
function refused(code: string, file?: string): Error {
  const message = `${code}: refused, open '${file}'`;
  return Object.assign(new Error(message), {code, path: file, syscall: 'open'});
}

describe('what the system refuses', () => {
  const file = path.resolve('build.next/a.html');

  it.each([
    ['ENOSPC', 'build.next/a.html: the disk is full', 'make room'],
    ['EACCES', 'build.next/a.html: may not be read or written by you', 'give yourself the right'],
    ['EROFS', 'build.next/a.html: the disk can only be read', 'work in a folder'],
    ['EMFILE', 'build.next/a.html: too many files are open', 'ulimit'],
  ])('is told in two lines: %s', (code, what, fix) => {
    const error = new Error('Unable to build website', {cause: refused(code, file)});
    const lines = told(error).split('\n');
    expect(lines).toEqual([what, expect.stringMatching(/^ {2}Fix: /)]);
    expect(lines[1]).toContain(fix);
  });

  it('names what is written where a copy has no room', () => {
    const copy = Object.assign(refused('ENOSPC', '/source/a.md'), {dest: '/target/a.md'});
    expect(told(copy)).toMatch(/^\/target\/a\.md: the disk is full\n/);
  });

  it('tells of a folder for what is passing that is not there', () => {
    const made = Object.assign(refused('ENOENT', '/gone/vitrine-XXXXXX'), {syscall: 'mkdtemp'});
    expect(told(made)).toMatch(/^\/gone\/vitrine-XXXXXX: cannot be made: .*\n {2}Fix: .*TMPDIR/);
  });

  it('is told where machine code says it: a full disk', () => {
    const error = new Error('failed to write cache: No space left on device (os error 28)');
    expect(told(error)).toBe(
      'the system: the disk is full\n  Fix: make room, and run the command again',
    );
  });

  it('tells of an error that is its own cause once', () => {
    const round = new Error('Round');
    round.cause = new AggregateError([round, new Error('Other', {cause: round})], 'Several');
    expect(told(round)).toBe('Round\nSeveral\nOther');
  });

  it('leaves other errors their words', () => {
    expect(told(new Error('Odd'))).toBe('Odd');
    expect(told(refused('ENOENT', file))).toContain('ENOENT');
  });
});

/** What Docusaurus prints of a page that it cannot compile. */
function dumpOf(file: string, text: string): string | undefined {
  try {
    parsePage(text, 'mdx');
    return undefined;
  } catch (error) {
    const details = JSON.stringify(error, null, 2);
    const {message, stack} = error as Error;
    return `Error: MDX compilation failed for file "${file}"\nCause: ${message}\nDetails:\n${details}\n${stack}`;
  }
}

describe('pages that are no MDX', () => {
  it.each([
    ['an expression that is none', '# A\n\nText {1 +} more\n', 3],
    ['a tag that is not closed', '# A\n\n<Box>\n\ntext\n', 3],
    ['a tag that closes another', '# A\n\n\n<Box>text</Card>\n', 4],
    ['an import that is none', '# A\n\nimport {Box from "box";\n', 3],
    ['a smaller-than sign', 'a <5 b\n', 1],
  ])('are told by file, line and cause: %s', (_kind, text, line) => {
    const dump = dumpOf(path.resolve('docs/ui/a.mdx'), text) ?? '';
    const framed = dump.replaceAll(/^/gm, '  │ ');
    const [what, fix, ...more] = (readFaults(framed) ?? '').split('\n');
    expect(what).toMatch(new RegExp(`^docs/ui/a\\.mdx:${line}: .{10}`));
    expect(fix).toContain('Fix: mend it; in MDX `<` and `{` begin code');
    expect(more).toEqual([]);
  });

  it('are told of components that nobody has brought', () => {
    const pages = ['a', 'b'].map((name) => {
      const cause = new Error(`Expected component \`Ba${name}\` to be defined: you likely forgot`);
      return new Error(`Can't render static file for pathname "/ui/${name}/"`, {cause});
    });
    const all = new AggregateError(pages);
    const fix = 'Fix: import it in the page, or put it between backticks if it is text';
    expect(told(new Error('Docusaurus static site generation failed', {cause: all}))).toBe(
      `page /ui/a/: <Baa> is not defined\n  ${fix}\n  More: https://vitrine.example.com/vitrine/errors/#error-foreign-is-not-defined\npage /ui/b/: <Bab> is not defined\n  ${fix}`,
    );
  });

  it.each([
    ['where one thread has rendered them', 'VitrineError'],
    ['where several have, from which errors come without their class', 'Error'],
  ])('are told of all that threw on them, %s', (_where, name) => {
    const own =
      'docs/a.md:3: demo "A.tsx" threw while it was rendered on the server: no\n  Fix: mend';
    const pages = [
      new Error('Can\'t render static file for pathname "/ui/a/"', {
        cause: Object.assign(new Error(own, {cause: new Error('no')}), {name}),
      }),
      new Error('Can\'t render static file for pathname "/ui/b/"', {cause: new Error('b is not')}),
    ];
    const all = new Error('Docusaurus static site generation failed', {
      cause: new AggregateError(pages),
    });
    expect(told(all)).toBe(
      `Demos: 1 fault in 1 file\n${own}\nOthers: 1 fault in 1 file\npage /ui/b/: could not be rendered: b is not\n  Fix: mend what throws it; --verbose shows where\n  More: https://vitrine.example.com/vitrine/errors/#error-foreign-could-not-be-rendered`,
    );
  });

  it('are told of modules that are not there, once, and of none that packages lack', () => {
    const lost = (name: string, folder: string) =>
      `× Module not found: Can't resolve '${name}' in '${path.resolve(folder)}'\n    ╭─[15:0]\n`;
    const own = lost('./nothing', 'docs/ui') + lost('nothing', 'docs/ui');
    const said = own + own + lost('fs', 'node_modules/a');
    expect(readFaults(said)).toMatchInlineSnapshot(`
      "docs/ui: a file in it imports "./nothing", which is not there
        Fix: correct the path, or add the file
        More: https://vitrine.example.com/vitrine/errors/#error-missingModules-a-file-in-it-imports-which-is-not
      docs/ui: a file in it imports "nothing", which is not there
        Fix: correct the name, or run npm install nothing"
    `);
    expect(readFaults(lost('fs', 'node_modules/a'))).toBeUndefined();
    expect(readFaults(lost('kit', 'node_modules/vitrine/lib/src/frames/mui'))).toMatch(
      /^node_modules\/vitrine\/lib\/src\/frames\/mui: .*\n {2}Fix: .* run npm install kit/,
    );
  });

  it('are told of the files and lines that import what is not there', () => {
    const site = mkdtempSync(path.join(os.tmpdir(), 'missing-'));
    mkdirSync(path.join(site, 'src/a'), {recursive: true});
    mkdirSync(path.join(site, 'node_modules'));
    writeFileSync(
      path.join(site, 'src/a/A.tsx'),
      "import React from 'react';\nimport B from '@site/b';\n",
    );
    writeFileSync(
      path.join(site, 'src/a/C.js'),
      'import D from "./D";\nimport E from "!!a-loader!./E";\n',
    );
    writeFileSync(path.join(site, 'node_modules/x.js'), "import B from '@site/b';\n");
    const before = process.cwd();
    process.chdir(site);
    try {
      expect(
        readFaults(
          `× Cannot find module '@site/b' for matched aliased key '@site'\n× Unable to resolve loader a-loader\n× Module not found: Can't resolve './D' in '${process.cwd()}/src/a'\n`,
        ),
      ).toMatch(
        /^src\/a\/A\.tsx:2: imports "@site\/b", which is not there\n.*\n {2}More: .*\nsrc\/a\/C\.js:1: imports "\.\/D".*\n.*\nsrc\/a\/C\.js:2: imports "a-loader", which is not there\n {2}Fix: .* run npm install a-loader/,
      );
    } finally {
      process.chdir(before);
    }
  });
});

it('tells of files that Docusaurus cannot name, and of nothing else that it says of them', () => {
  const nowhere = new Error('File "a\ufffd.md" does not exist in any of these folders:\n- /site');
  expect(told(nowhere)).toMatch(/^a\ufffd\.md: leads nowhere[^\n]*\n {2}Fix: rename it[^\n]*$/);
  const file = path.resolve('docs/a\\b.md');
  const message = `Can't process doc metadata for doc at path path=${file} in version name=current`;
  const cause = new Error('We couldn\'t compute a valid slug for document with ID "a"');
  const slug = new Error(message, {cause});
  expect(told(slug)).toMatch(
    /^docs\/a\\b\.md: its name makes no address\n {2}Fix: rename it[^\n]*$/,
  );
  expect(isRefusal(slug)).toBe(true);
  slug.message = message.replace('b.md', 'b\n.md');
  expect(told(slug).split('\n')).toHaveLength(2);
  expect(isRefusal(new Error(message, {cause: new Error('Something else')}))).toBe(false);
});

it.each([
  ['EADDRINUSE', 'port 80: is taken by another program\n  Fix: name another one'],
  ['EACCES', 'port 80: may not be listened to by you\n  Fix: name one above 1023'],
])('tells of a port that the system refuses with %s', (code, expected) => {
  const error = new Error(`listen ${code}: 127.0.0.1:80`);
  expect(told(Object.assign(error, {code, syscall: 'listen', port: 80}))).toContain(expected);
});

it('knows what the system has refused, however deep it lies, from what is a fault of ours', () => {
  const full = Object.assign(new Error('write'), {code: 'ENOSPC'});
  expect(isRefusal(new Error('The bundler failed', {cause: full}))).toBe(true);
  expect(isRefusal(new Error('Nothing is known of this'))).toBe(false);
});
