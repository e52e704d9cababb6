import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inlinedReact} from '../inlinedReact';

const siteDir = mkdtempSync(path.join(tmpdir(), 'inlined-'));

/** As a bundler leaves it, with the parts that it is known by. */
const REACT = `// react.js
exports.useState = () => 0;
exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {H: null};
exports.version = "19.1.0";
${'// more of it\n'.repeat(500)}`;

function ship(name: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(siteDir, 'node_modules', name, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

const MANIFEST = JSON.stringify({
  version: '1.0.0',
  exports: {'.': {types: './i.d.ts', import: './dist/i.js'}},
});

it('finds a copy of React in what a package begins with, or imports there', () => {
  ship('@acme/one', {'package.json': MANIFEST, 'dist/i.js': REACT});
  const parts = "import './style.css';\nexport * from './chunk-a';";
  ship('@acme/parts', {'package.json': MANIFEST, 'dist/i.js': parts, 'dist/chunk-a.js': REACT});
  expect(inlinedReact(siteDir, '@acme/one')).toEqual([
    {
      where: 'node_modules/@acme/one/dist/i.js:3',
      what: "@acme/one 1.0.0 has a copy of React 19.1.0 in it, whose hooks know nothing of the site's React",
      fix: expect.stringContaining('react-dom as externals'),
    },
  ]);
  expect(inlinedReact(siteDir, '@acme/parts')).toMatchObject([
    {where: 'node_modules/@acme/parts/dist/chunk-a.js:3'},
  ]);
});

it('says nothing of what asks React for it, nor of a package that is not there', () => {
  const reader = REACT.replace('exports.__CLIENT', 'const {H} = React.__CLIENT').replace(
    ' = {H: null}',
    '',
  );
  ship('reader', {'package.json': '{"main": "i.js"}', 'i.js': reader});
  expect(inlinedReact(siteDir, 'reader')).toEqual([]);
  expect(inlinedReact(siteDir, 'absent')).toEqual([]);
});
