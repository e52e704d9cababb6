import {frameFaults, framesModule} from '../core/frames';
import type {FrameDisk} from '../core/frames';

const MATERIAL = {path: './docs/material-ui/', module: './src/demos/materialFrame.tsx'};

describe('framesModule', () => {
  it('writes an entry that leads to the frame both ways', () => {
    expect(framesModule([MATERIAL])).toMatchInlineSnapshot(`
      "const load0 = () => import("@site/src/demos/materialFrame.tsx");
      export default [
        {
          path: "docs/material-ui/",
          id: "demo-frame-src-demos-materialFrame-tsx",
          load: load0,
          server: VITRINE_SERVER ? () => require("@site/src/demos/materialFrame.tsx") : undefined,
        },
      ];
      "
    `);
  });

  it('imports the module of a package by its name', () => {
    const text = framesModule([{path: 'docs/kit', module: '@acme/docs-frame/dark.js'}]);
    expect(text).toContain('id: "demo-frame--acme-docs-frame-dark-js"');
    expect(text).toContain('() => import("@acme/docs-frame/dark.js")');
    expect(text).toContain('() => require("@acme/docs-frame/dark.js")');
  });

  it('imports once what several folders have', () => {
    const text = framesModule([
      MATERIAL,
      {path: 'docs', module: './own.tsx'},
      {...MATERIAL, path: 'i18n'},
    ]);
    expect(text.match(/import\(/g)).toHaveLength(2);
    expect(text.match(/load: load\d/g)).toEqual(['load: load0', 'load: load1', 'load: load0']);
  });

  it("writes the library's sheet, with a frame and without", () => {
    const css = ['@acme/kit/style.css', './src/own.css'];
    const sheet = '/assets/css/demos.abc.css';
    expect(framesModule([{path: 'docs', css, sheet}])).toMatchInlineSnapshot(`
      "export default [
        {
          path: "docs/",
          sheet: "/assets/css/demos.abc.css",
          imports: ["@acme/kit/style.css"],
        },
      ];
      "
    `);
    expect(framesModule([{...MATERIAL, css, sheet}])).toMatch(/server: .*\n {4}sheet: /);
  });

  it('puts the longest path first, whatever the order', () => {
    const frames = ['docs', './docs/a/b/', 'docs/a'].map((path) => ({...MATERIAL, path}));
    const paths = [...framesModule(frames).matchAll(/path: "(.*)"/g)].map((match) => match[1]);
    expect(paths).toEqual(['docs/a/b/', 'docs/a/', 'docs/']);
  });

  it('writes an empty list where nothing has a frame', () => {
    expect(framesModule([])).toBe('export default [\n];\n');
  });
});

describe('frameFaults', () => {
  /** A disk with folders, with files, and with a package that has one module. */
  const disk = (...files: string[]): FrameDisk => ({
    exists: (path) => files.includes(path),
    isInstalled: (name) => name === '@acme/kit',
    hasModule: (specifier) => specifier === '@acme/kit/frame',
  });
  const faultsOf = (module: string, ...files: string[]) =>
    frameFaults([{path: 'docs', module}], disk('docs', ...files));

  it('has none where folder and module are there, be it of a package', () => {
    expect(frameFaults([MATERIAL], disk(MATERIAL.path, MATERIAL.module))).toEqual([]);
    expect(faultsOf('@acme/kit/frame')).toEqual([]);
  });

  it('tells each that is missing, with its place', () => {
    expect(frameFaults([MATERIAL], disk())).toMatchInlineSnapshot(`
      [
        {
          "fix": "name a folder of pages, such as "docs/material-ui"",
          "what": "there is no "./docs/material-ui/" in the site",
          "where": "plugin demos, option frames[0].path",
        },
        {
          "fix": "name a module with its ending, such as "./src/frame.tsx"",
          "what": "there is no "./src/demos/materialFrame.tsx" in the site",
          "where": "plugin demos, option frames[0].module",
        },
      ]
    `);
  });

  it.each([
    [
      '@acme/kit/frames',
      'the package "@acme/kit" has no "@acme/kit/frames"',
      'name what it exports, or a file of the site, such as "./src/frame.tsx"',
    ],
    [
      'acme/frame',
      'the package "acme" is not installed',
      'npm install acme, or name a file of the site, such as "./src/frame.tsx"',
    ],
    ['src/frame.tsx', '"src/frame.tsx" names a package, not a file', 'write "./src/frame.tsx"'],
  ])('tells what %s lacks', (module, what, fix) => {
    const where = 'plugin demos, option frames[0].module';
    expect(faultsOf(module, 'src/frame.tsx')).toEqual([{where, what, fix}]);
  });
});
