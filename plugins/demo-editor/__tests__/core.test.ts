import {RUNNER_POLICY} from '../../_shared/site/runnerDocument';
import {documentText} from '../core/document';
import {entryText} from '../core/entry';
import {runnerFiles} from '../core/files';
import {importsOf, installedImports} from '../core/imports';

describe('importsOf', () => {
  const folder = (name: string, ...files: string[]) => ({name, files});
  const folders = [
    folder('styles', 'index.js'),
    folder('Button', 'Button.js', 'index.js'),
    folder('types', 'index.js'),
    folder('esm', 'index.js'),
    folder('OverridableComponent', 'index.d.ts'),
  ];
  const byFolders = ['@a/b', '@a/b/Button', '@a/b/styles'];

  it.each([
    ['no list of exports', undefined],
    ['one that names all folders', {'.': './index.js', './*': './*/index.js'}],
  ])('are the package and its folders that are modules, with %s', (_case, exports) => {
    expect(importsOf('@a/b', {exports, folders})).toEqual(byFolders);
  });

  it('are the package alone where it exports nothing else', () => {
    expect(importsOf('kit', {exports: './dist/index.js', folders})).toEqual(['kit']);
    expect(importsOf('kit', {exports: {import: './i.js'}, folders})).toEqual(['kit']);
  });

  it('are what it exports as code, where it lists that', () => {
    const exports = {
      '.': {import: './dist/index.js'},
      './menu': './dist/menu.js',
      './button.mjs': './dist/button.mjs',
      './style.css': './dist/style.css',
      './package.json': './package.json',
      './icons/*': './dist/icons/*.js',
      './internal': null,
    };
    expect(importsOf('kit', {exports, folders})).toEqual(['kit', 'kit/button.mjs', 'kit/menu']);
    const {'.': _root, ...parts} = exports;
    expect(importsOf('kit', {exports: parts, folders})).not.toContain('kit');
  });
});

describe('installedImports', () => {
  const imports = ['@a/b', '@a/b/Grid', '@a/b/Button', '@a/c', 'react-dom', 'react-dom/client'];

  it('leaves out a part that needs what is not installed, not its library', () => {
    const files = ['node_modules/@a/b/esm/Grid/Grid.js', '../node_modules/react-dom/client/x.js'];
    expect(installedImports(imports, files)).toEqual(['@a/b', '@a/b/Button', '@a/c', 'react-dom']);
  });

  it('leaves out nothing for what is missing elsewhere', () => {
    expect(installedImports(imports, ['src/frame.tsx'])).toEqual(imports);
  });
});

describe('entryText', () => {
  it('starts the runner with everything that may be imported', () => {
    const parts = {runner: '/r/index.ts', imports: ['react', '@a/b'], frame: '/f.tsx'};
    expect(entryText(parts)).toMatchInlineSnapshot(`
      "import {startRunner} from "/r/index.ts";
      import * as frame from "/f.tsx";
      import * as m0 from "react";
      import * as m1 from "@a/b";
      const modules = {
        "react": m0,
        "@a/b": m1,
      };
      startRunner(modules, frame);
      "
    `);
  });

  it('does without a frame', () => {
    const text = entryText({runner: '/r', imports: ['react'], frame: undefined});
    expect(text).toContain('startRunner(modules, undefined);');
  });
});

describe('the files of a library', () => {
  it('are a document that is no page, and a script whose name tells its content', () => {
    const files = runnerFiles('@a/b', {script: 'run()', hash: 'abc123', css: ''}, '/docs/');
    expect(files.map(({path}) => path)).toEqual([
      'demo-runner/a-b.htm',
      'assets/demo-runner/a-b.abc123.js',
    ]);
    expect(files[0]?.text).toContain('src="/docs/assets/demo-runner/a-b.abc123.js"');
    expect(files[1]?.text).toBe('run()');
  });

  it('have a name for React alone', () => {
    expect(runnerFiles(undefined, {script: '', hash: 'h', css: ''}, '/')[0]?.path).toBe(
      'demo-runner/react.htm',
    );
  });

  it('bring their policy along, for hosts that send none', () => {
    expect(documentText('/a.js', '')).toContain(`content="${RUNNER_POLICY}"`);
  });

  it("have the library's style sheets in their document, which loads none", () => {
    const text = documentText('/a.js', '.a{content:"</style><script>"}');
    expect(text).toContain('.a{content:"<\\/style><script>"}</style>');
  });
});
