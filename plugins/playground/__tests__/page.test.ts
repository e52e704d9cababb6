import {compileAll} from '../../demos/__tests__/__fixtures__/compile';

const md = (content: string) => ({format: 'md' as const, content});
const mdx = (content: string) => ({format: 'mdx' as const, content});

const TAG = '<Playground component="Button" />';
const LINE = '{{"playground": "Button"}}';
const CONTROLS = '{{"demo": "Basic.tsx", "controls": "Button"}}';

const results = compileAll({
  alone: mdx(`${TAG}\n\n${LINE}`),
  withDemos: md(`${CONTROLS}\n\n- {{"demo": "Basic.tsx"}}\n  ${LINE}`),
  faults: md(`{{"demo": "Basic.tsx", "controls": "Buton"}}\n\n{{"playground": "Buton"}}`),
});

/** The code of a page on one line. */
function codeOf(key: keyof typeof results): string {
  const {code, error} = results[key];
  if (code === undefined) throw new Error(error);
  return code.replaceAll(/\s+/g, ' ');
}

it('writes playgrounds that import the component both ways', () => {
  const code = codeOf('alone');
  expect(code).toContain('{Playground} = { ..._provideComponents()');
  expect(code).toMatch(
    /component: "Button", api: "\/api\/button.json", package: "@mui\/material", id: "playground-button", at: "page.mdx:1", load: \(\) => import\((".*?-Button-\w+\.js")\), server: VITRINE_SERVER \? \(\) => require\(\1\) : undefined/,
  );
  expect(code).toContain('id: "playground-button-2", at: "page.mdx:3"');
});

it('puts the controls of a demo behind it, and keeps apart what shares a paragraph with a demo', () => {
  const code = codeOf('withDemos');
  expect(code).toMatch(
    /_jsxs?\(Demo, \{ id: "demo-basic", .*?\}\),.*? _jsx\(Playground, \{ component: "Button",/,
  );
  expect(code).toContain('id: "playground-button", at: "page.md:1", load: () => import(');
  expect(code).toContain('id: "demo-basic-2"');
  expect(code).toContain('id: "playground-button-2", at: "page.md:4"');
});

it.each(['alone', 'withDemos'] as const)('lets a page export once that it has demos: %s', (key) => {
  expect(codeOf(key).match(/export const vitrineDemos = \[/g)).toHaveLength(1);
});

it('tells what it cannot find with its line', () => {
  expect(results.faults.error).toMatchInlineSnapshot(`
    "page.md:1: demo "Basic.tsx": @mui/material has no component "Buton"
      Fix: did you mean "Button"?
    page.md:3: @mui/material has no component "Buton"
      Fix: did you mean "Button"?"
  `);
});
