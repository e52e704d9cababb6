import {kebabCase} from '../../../_shared/text/names';
import type {SandboxInput} from './types';

/** What builds a sandbox. Known to work together; readers' sandboxes must not change with time. */
const TOOLS = {'@vitejs/plugin-react': '4.7.0', vite: '6.3.5'};

/** What checks one that is TypeScript: the versions that this site's own demos are checked with. */
export const TYPE_TOOLS = {
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  typescript: '6.0.3',
};

/** The `package.json`: exact versions, so that a sandbox shows what the page shows. */
export function manifestText({name, packages, variant}: SandboxInput): string {
  const types = Object.entries(packages).filter(isTypes);
  const dependencies = Object.entries(packages).filter((each) => !isTypes(each));
  const typeTools = Object.entries({...TYPE_TOOLS, ...Object.fromEntries(types)});
  return json({
    name: `${kebabCase(name)}-demo`,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {start: 'vite', dev: 'vite', build: 'vite build'},
    dependencies: sorted(dependencies),
    devDependencies: sorted([...Object.entries(TOOLS), ...(variant === 'ts' ? typeTools : [])]),
  });
}

function isTypes([name]: [name: string, version: string]): boolean {
  return name.startsWith('@types/');
}

/** The `tsconfig.json` of a project in TypeScript. */
export function compilerText(): string {
  return json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
    include: ['src'],
  });
}

/** What the compiler is told of style sheets that are imported. */
export const STYLE_TYPES = [
  "declare module '*.module.css' {",
  '  const classes: Readonly<Record<string, string>>;',
  '  export default classes;',
  '}',
  '',
  "declare module '*.css';",
  '',
].join('\n');

/** The configuration of the bundler. */
export const BUNDLER = [
  "import react from '@vitejs/plugin-react';",
  "import {defineConfig} from 'vite';",
  '',
  'export default defineConfig({plugins: [react()]});',
  '',
].join('\n');

/**
 * The `index.html`.
 *
 * @param title any text
 * @param entry the module that renders: `src/index.tsx`
 */
export function pageText(title: string, entry: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    `    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    '  </head>',
    '  <body>',
    '    <div id="root"></div>',
    `    <script type="module" src="/${entry}"></script>`,
    '  </body>',
    '</html>',
    '',
  ].join('\n');
}

function sorted(versions: readonly [name: string, version: string][]): Record<string, string> {
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
