import {frameFaults, framesModule} from '../core/frames';

const MATERIAL = {path: './docs/material-ui/', module: './src/demos/materialFrame.tsx'};

describe('framesModule', () => {
  it('writes an entry that leads to the frame both ways', () => {
    expect(framesModule([MATERIAL])).toMatchInlineSnapshot(`
      "export default [
        {
          path: "docs/material-ui/",
          id: "demo-frame-src-demos-materialFrame-tsx",
          load: () => import("@site/src/demos/materialFrame.tsx"),
          server: VITRINE_SERVER ? () => require("@site/src/demos/materialFrame.tsx") : undefined,
        },
      ];
      "
    `);
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
  it('has none where folder and module are there', () => {
    expect(frameFaults([MATERIAL], () => true)).toEqual([]);
  });

  it('tells each that is missing, with its place', () => {
    expect(frameFaults([MATERIAL], () => false)).toMatchInlineSnapshot(`
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
});
