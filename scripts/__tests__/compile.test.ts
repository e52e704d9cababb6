import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {emitModule} from '../lib/compile/emit';
import {COMMANDS, sourcesOf} from '../lib/compile/files';
import {planModules} from '../lib/compile/plan';
import {vendorFile} from '../lib/compile/vendor';

/** @returns what is written, by file */
function compile(sources: Record<string, string>, commands: string[] = []) {
  const modules = planModules(new Map(Object.entries(sources)), commands);
  const outputs = [...modules.values()].flatMap((module) => emitModule(module, modules));
  return Object.fromEntries(outputs.map(({file, text}) => [file, text]));
}

it('gives node CommonJS, and the browser ES modules', () => {
  const files = compile({
    'plugins/a/index.ts': "import {b} from './core/b';\nexport default b;",
    'plugins/a/core/b.ts': 'export const b: number = 1;',
    'src/components/C/index.tsx': 'export default function C() {\n  return <p>c</p>;\n}',
  });
  expect(Object.keys(files)).toEqual([
    'plugins/a/index.js',
    'plugins/a/core/b.js',
    'src/components/C/index.js',
  ]);
  expect(files['plugins/a/index.js']).toContain('require("./core/b")');
  expect(files['src/components/C/index.js']).toContain('react/jsx-runtime');
});

it('loads TypeScript when it is asked for, and once', () => {
  const {'plugins/a/index.js': text = ''} = compile({
    'plugins/a/index.ts': "import ts from 'typescript';\nexport const all = () => [ts, ts, ts];",
  });
  const load = jest.fn(() => 'loaded');
  const module = {exports: {} as {all?: () => unknown}};
  new Function('require', 'exports', text)(load, module.exports);
  expect(load).not.toHaveBeenCalled();
  expect(module.exports.all?.()).toEqual(['loaded', 'loaded', 'loaded']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('writes twice what both halves use, and lets each find its own', () => {
  const files = compile({
    'plugins/a/index.ts': "import {b} from './core';\nexport default b;",
    'plugins/a/core/index.ts': "export {b} from './b';",
    'plugins/a/core/b.ts': 'export const b = 1;',
    'plugins/a/core/c.ts': 'export const c = 1;',
    'plugins/a/client.ts': "import {b} from './core';\nconsole.log(b);",
  });
  expect(Object.keys(files).filter((file) => file.endsWith('.mjs'))).toEqual([
    'plugins/a/core/index.mjs',
    'plugins/a/core/b.mjs',
  ]);
  expect(files['plugins/a/client.js']).toContain("from './core/index.mjs'");
  expect(files['plugins/a/core/index.mjs']).toContain("from './b.mjs'");
  expect(files['plugins/a/core/index.js']).toContain('require("./b")');
});

it('does not count what only types are taken from', () => {
  const files = compile({
    'plugins/a/core.ts': 'export interface A {}\nexport const a = 1;',
    'plugins/a/client.ts': "import type {A} from './core';\nexport const b: A = {};",
  });
  expect(files['plugins/a/core.mjs']).toBeUndefined();
  expect(files['plugins/a/client.js']).not.toContain('core');
});

it("leaves a theme's components their JSX, and names what they could not take along", () => {
  const {['src/theme/Footer/index.js']: footer = '', ['src/theme/Footer/Line.js']: line} = compile({
    'src/theme/Footer/index.tsx':
      "import Bar from '../../components/Bar';\nimport Line from './Line';\nimport css from './styles.module.css';\nexport default () => <Bar className={css.bar}><Line /></Bar>;",
    'src/theme/Footer/Line.tsx':
      "import css from './styles.module.css';\nexport default () => <hr className={css.a} />;",
    'src/components/Bar/index.tsx': 'export default () => <p />;',
  });
  expect(footer).toContain("from 'vitrine/lib/src/components/Bar/index.js'");
  expect(footer).toContain("from '@theme/Footer/Line'");
  expect(footer).toContain("from './styles.module.css'");
  expect(footer).toContain('<Bar className={css.bar}>');
  // Whoever copies the line alone has no style sheet beside it.
  expect(line).toContain("from 'vitrine/lib/src/theme/Footer/styles.module.css'");
});

it('keeps the scripts that its commands reach, under their whole names', () => {
  const files = compile(
    {
      'scripts/go.ts': "await import('./lib/a');",
      'scripts/lib/a.ts': "import {b} from '../../plugins/a/core';\nexport const a = b;",
      'scripts/lib/other.ts': 'export {};',
      'plugins/a/core/index.ts': 'export const b = 1;',
    },
    ['scripts/go.ts'],
  );
  expect(Object.keys(files)).not.toContain('scripts/lib/other.mjs');
  expect(files['scripts/go.mjs']).toContain("import('./lib/a.mjs')");
  expect(files['scripts/lib/a.mjs']).toContain("from '../../plugins/a/core/index.js'");
});

describe('the package', () => {
  const root = path.resolve(__dirname, '../..');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const modules = [
    ...planModules(new Map(sourcesOf(root).map((file) => [file, read(file)])), COMMANDS).values(),
  ];
  const manifest = JSON.parse(read('package.json'));
  const brought = new Set(Object.keys({...manifest.dependencies, ...manifest.peerDependencies}));

  /** Packages that its modules run and that it has not taken in, by a file that does. */
  const packages = new Map(
    modules.flatMap(({file, references}) =>
      references
        .filter(({isType, specifier}) => !isType && /^(?:@?[a-z])/.test(specifier))
        .filter(({specifier}) => vendorFile(specifier) === undefined)
        .map(({specifier}) => [/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '', file]),
    ),
  );
  // The last are parts of Docusaurus and of the theme, as the bundler is told.
  const own =
    /^@(?:theme|site|generated)(?:-|\/|$)|^vitrine-(?:server-entry|renderer|routes|helmet|navbar|known|page)$/;
  const docusaurus = /^@docusaurus\/[A-Z]|^@docusaurus\/(?:router|isInternalUrl|use[A-Z]\w+)$/;

  it('brings every package that it runs', () => {
    const missing = [...packages].filter(
      ([name = '']) =>
        !isBuiltin(name) && !own.test(name) && !docusaurus.test(name) && !brought.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('has nothing of node in what the browser runs', () => {
    const faults = modules.flatMap(({file, kind, references}) =>
      kind === 'node' || kind === 'command'
        ? []
        : references
            .filter(({isType, specifier}) => !isType && isBuiltin(specifier))
            .map(() => file),
    );
    expect(faults).toEqual([]);
  });
});
