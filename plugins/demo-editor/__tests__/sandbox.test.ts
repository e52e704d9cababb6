import {decompressFromBase64, compressToBase64} from 'lz-string';
import {codeSandboxFields, sandboxFiles, stackBlitzFields} from '../core/sandbox';
import type {SandboxInput} from '../core/sandbox';
import {TYPE_TOOLS} from '../core/sandbox/settings';
import manifest from '../../../package.json';

const DEMO =
  "import rows from './rows';\nexport default function Basic() {\n  return <b>{rows}</b>;\n}\n";

function project(input: Partial<SandboxInput> = {}) {
  return sandboxFiles({
    name: 'BasicTable',
    title: 'Basic <table> & more',
    files: [{name: 'BasicTable.tsx', text: DEMO}],
    packages: {'react-dom': '19.2.9', react: '19.2.9', '@acme/ui': '1.2.3'},
    variant: 'ts',
    ...input,
  });
}

describe('the project of a demo', () => {
  it('has everything that it is installed, checked and built with', () => {
    expect(Object.keys(project())).toEqual([
      'package.json',
      'index.html',
      'vite.config.js',
      'tsconfig.json',
      'src/index.tsx',
      'src/BasicTable.tsx',
    ]);
  });

  it('names exact versions, sorted, and what builds it', () => {
    expect(project()['package.json']).toMatchInlineSnapshot(`
      "{
        "name": "basic-table-demo",
        "version": "0.0.0",
        "private": true,
        "type": "module",
        "scripts": {
          "start": "vite",
          "dev": "vite",
          "build": "vite build"
        },
        "dependencies": {
          "@acme/ui": "1.2.3",
          "react": "19.2.9",
          "react-dom": "19.2.9"
        },
        "devDependencies": {
          "@types/react": "19.3.0",
          "@types/react-dom": "19.3.0",
          "@vitejs/plugin-react": "4.7.0",
          "typescript": "6.0.3",
          "vite": "6.3.5"
        }
      }
      "
    `);
  });

  it.each([
    ['ts', {'@types/acme': '3.0.0', '@types/react': '18.0.1'}],
    ['js', {}],
  ] as const)('needs types of packages for its checks alone: %s', (variant, types) => {
    const packages = {react: '18.0.1', '@types/react': '18.0.1', '@types/acme': '3.0.0'};
    const made = JSON.parse(project({packages, variant})['package.json'] ?? '') as typeof manifest;
    expect(made.dependencies).toEqual({react: '18.0.1'});
    expect(made.devDependencies).toMatchObject(types);
    expect(Object.keys(made.devDependencies)).toEqual(
      expect.arrayContaining(['@vitejs/plugin-react', 'vite', ...Object.keys(types)]),
    );
  });

  it('is checked by the versions that this site is checked by', () => {
    expect(manifest.devDependencies).toMatchObject({
      '@types/react': TYPE_TOOLS['@types/react'],
      '@types/react-dom': TYPE_TOOLS['@types/react-dom'],
    });
    expect(manifest.dependencies.typescript).toBe(TYPE_TOOLS.typescript);
  });

  it('renders the demo', () => {
    expect(project()['src/index.tsx']).toMatchInlineSnapshot(`
      "import {StrictMode} from 'react';
      import {createRoot} from 'react-dom/client';
      import Demo from './BasicTable';

      createRoot(document.getElementById('root')!).render(
        <StrictMode>
          <Demo />
        </StrictMode>,
      );
      "
    `);
    expect(project()['index.html']).toContain('<title>Basic &lt;table> &amp; more</title>');
    expect(project()['index.html']).toContain('src="/src/index.tsx"');
  });

  it.each([
    [{before: '<Reset />'}, ['    <Reset />', '    <Demo />']],
    [
      {provider: 'Theme', before: '<Reset />'},
      ['    <Theme>', '      <Reset />', '      <Demo />', '    </Theme>'],
    ],
  ])('stands on what its library wants around a page: %j', (own, lines) => {
    const imports = ["import {Reset, Theme} from '@acme/ui';"];
    const entry = project({baseline: {imports, ...own}})['src/index.tsx'];
    expect(entry).toContain(imports[0]);
    expect(entry).toContain(`<StrictMode>\n${lines.join('\n')}\n  </StrictMode>`);
  });

  it("imports the library's style sheets, with types for them", () => {
    const made = project({sheets: ['@acme/ui/style.css']});
    expect(made['src/index.tsx']).toContain("import '@acme/ui/style.css';");
    expect(made['src/styles.d.ts']).toContain("declare module '*.css'");
  });

  it('has the files to the letter, with types for style sheets', () => {
    const files = [
      {name: 'BasicTable.tsx', text: DEMO},
      {name: 'rows.ts', text: 'export default 3;\n'},
      {name: 'parts/look.module.css', text: '.a {}\n'},
      {name: 'data.json', text: '[1]\n'},
    ];
    const made = project({files});
    for (const {name, text} of files) expect(made[`src/${name}`]).toBe(text);
    expect(made['src/styles.d.ts']).toContain("declare module '*.module.css'");
  });

  it('keeps the places of files above the demo', () => {
    const files = [
      {name: 'BasicTable.tsx', text: "import rows from '../../rows';"},
      {name: '../../rows.ts', text: ''},
      {name: '../look.css', text: ''},
    ];
    const made = project({files});
    expect(Object.keys(made).slice(-3)).toEqual([
      'src/demo/demo/BasicTable.tsx',
      'src/rows.ts',
      'src/demo/look.css',
    ]);
    expect(made['src/index.tsx']).toContain("import Demo from './demo/demo/BasicTable';");
  });

  it('leaves the name of the entry to a file of the demo', () => {
    const files = [
      {name: 'BasicTable.tsx', text: DEMO},
      {name: 'index.ts', text: 'export {};\n'},
    ];
    const made = project({files});
    expect(made['src/index.ts']).toBe('export {};\n');
    expect(made['index.html']).toContain('src="/src/main.tsx"');
  });
});

describe('the project in JavaScript', () => {
  const made = project({
    variant: 'js',
    files: [
      {name: 'BasicTable.js', text: "import rows from './rows';\nimport x from './parts/x.js';\n"},
      {name: 'rows.js', text: ''},
      {name: 'parts/x.js', text: ''},
    ],
  });

  it('has no types, and says by .jsx that there may be elements', () => {
    expect(Object.keys(made)).toEqual([
      'package.json',
      'index.html',
      'vite.config.js',
      'src/index.jsx',
      'src/BasicTable.jsx',
      'src/rows.jsx',
      'src/parts/x.jsx',
    ]);
    expect(made['package.json']).not.toContain('typescript');
    expect(made['src/index.jsx']).toContain("getElementById('root'))");
  });

  it('imports what was renamed by its new name', () => {
    expect(made['src/BasicTable.jsx']).toBe(
      "import rows from './rows';\nimport x from './parts/x.jsx';\n",
    );
  });
});

describe('the form', () => {
  it('for StackBlitz has a field for each file', () => {
    expect(stackBlitzFields('Basic', {'a.ts': 'A', 'src/b.ts': 'B'})).toEqual([
      ['project[title]', 'Basic'],
      ['project[description]', 'Basic'],
      ['project[template]', 'node'],
      ['project[files][a.ts]', 'A'],
      ['project[files][src/b.ts]', 'B'],
    ]);
  });

  it('for CodeSandbox has all of them in one, safe for an address', () => {
    const text = 'äöü<>&?+/='.repeat(99);
    const fields = codeSandboxFields({'src/a.ts': text}, 'src/a.ts', compressToBase64);
    const {parameters = '', ...others} = Object.fromEntries(fields);
    expect(parameters).toMatch(/^[\w-]+$/);
    const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
    expect(JSON.parse(decompressFromBase64(base64))).toEqual({
      files: {'src/a.ts': {content: text}},
    });
    expect(others).toEqual({query: 'file=/src/a.ts', environment: 'server'});
  });
});
