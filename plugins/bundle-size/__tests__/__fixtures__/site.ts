import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What stands in the fixture's packages, as a folder of the site. */
const FILES: Record<string, string> = {
  'kit/package.json': JSON.stringify({
    name: 'kit',
    version: '1.0.0',
    module: './index.js',
    sideEffects: false,
    dependencies: {helper: '1.0.0', 'nobody-has-this': '1.0.0'},
  }),
  'kit/index.js': `
    export {default as Button} from './Button/index.js';
    export function Plain() { return 'plain'; }
  `,
  'kit/Button/index.js': `
    import {createElement} from 'react';
    import {help} from 'helper';
    import {jsx} from 'react/jsx-runtime';
    export default function Button(props) {
      if (process.env.NODE_ENV !== 'production') { console.warn('${'only to authors '.repeat(99)}'); }
      return createElement('button', props, jsx('b', {}), help());
    }
  `,
  'kit/Chart/index.js': `
    export default function Chart() { import('chart-maker/auto').then(console.log); return null; }
  `,
  'kit/Broken/index.js': `import missing from 'nobody-has-this'; export default missing;`,
  'helper/package.json': JSON.stringify({name: 'helper', version: '1.0.0', main: './index.js'}),
  'helper/index.js': `exports.help = () => 'help';`,
};

/** Writes a site with two packages; `node_modules` cannot stand among fixtures. */
export function createSite(): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'bundle-size-'));
  for (const [name, text] of Object.entries(FILES)) write(siteDir, name, text);
  return siteDir;
}

/** Installs another version of a package, with another text where one is given. */
export function install(siteDir: string, name: string, version: string, text?: string): void {
  write(siteDir, `${name}/package.json`, JSON.stringify({name, version, main: './index.js'}));
  if (text !== undefined) write(siteDir, `${name}/index.js`, text);
}

function write(siteDir: string, name: string, text: string): void {
  const file = path.join(siteDir, 'node_modules', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
