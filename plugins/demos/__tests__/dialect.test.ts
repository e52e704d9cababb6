import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compileAll, PAGES} from './__fixtures__/compile';

/** A page as the reference library's own docs have them, with each option that they use. */
const PAGE = `---
productId: material-ui
title: React Button component
components: Button, IconButton
githubLabel: 'component: button'
---

# Button

<p class="description">Buttons let people act.</p>

{{"component": "@mui/docs/ComponentLinkHeader", "design": false}}

<!-- A comment. -->

{{"demo": "demos/basic/BasicButtons.js", "defaultCodeOpen": false, "bg": "inline"}}

## Films 🎬

{{"demo": "demos/lists/Films.js", "bg": true, "hideToolbar": true, "disableAd": true}}

:::info
A note before a window.

{{"demo": "demos/OnlyTyped.js", "iframe": true, "height": 400, "maxWidth": "100%"}}

:::

{{"demo": "demos/OnlyTyped.js", "bg": "gradient", "isolated": true, "disableLiveEdit": true, "hideEditButton": true}}
{{"demo": "demos/OnlyTyped.js", "bg": "playground"}}
{{"demo": "demos/OnlyTyped.js", "bg": "outlined"}}
`;

const {page} = compileAll({page: {format: 'md', content: PAGE}});

/** What a block of code was given, by the name of its file and whether it is a preview. */
function blocks(): Record<string, string> {
  const found = (page.code ?? '').matchAll(
    /"data-demo-file": "([^"]*)",\s*(?:"data-variant": "\w+",\s*)?("data-preview": "",)?[^]*?metastring: "demo",\s*children: ("(?:[^"\\]|\\.)*")/g,
  );
  return Object.fromEntries(
    [...found].map(([, name, preview, text]) => [
      `${name}${preview ? ' *' : ''}`,
      JSON.parse(text ?? '') as string,
    ]),
  );
}

const read = (file: string) => readFileSync(path.join(PAGES, 'demos', file), 'utf8');

it('builds unchanged', () => {
  expect(page.error).toBeUndefined();
  expect(page.code?.match(/ id: "demo-[^"]*"/g)).toEqual([
    ' id: "demo-basic-buttons"',
    ' id: "demo-films"',
    ' id: "demo-only-typed"',
    ' id: "demo-only-typed-2"',
    ' id: "demo-only-typed-3"',
    ' id: "demo-only-typed-4"',
  ]);
});

it('shows twins as they were written', () => {
  const shown = blocks();
  for (const file of ['lists/Films.tsx', 'lists/Films.js', 'lists/topFilms.ts']) {
    expect(shown[path.basename(file)]).toBe(read(file));
  }
});

it('shows the lines of the preview in both languages', () => {
  const lines = read('basic/BasicButtons.tsx.preview').trimEnd();
  expect(blocks()['BasicButtons.tsx *']?.trimEnd()).toBe(lines);
  expect(blocks()['BasicButtons.js *']?.trimEnd()).toBe(lines);
});

it('derives JavaScript where there is none, in the style of its author', () => {
  expect(blocks()['OnlyTyped.js']).toMatchInlineSnapshot(`
    "import * as React from 'react';
    import Box from '@mui/material/Box';

    export default function OnlyTyped() {
      const [size, setSize] = React.useState(200);

      // A click is counted.
      const handleClick = (event) => {
        event.preventDefault();
        setSize((previous) => previous + 1);
      };

      return (
        <Box sx={{ maxWidth: size }} onClick={handleClick}>
          Grow
        </Box>
      );
    }
    "
  `);
});

it('hands all options on', () => {
  expect(page.code?.replaceAll(/\s+/g, ' ').match(/ options: \{.*?\}/g)).toMatchInlineSnapshot(`
    [
      " options: { "defaultCodeOpen": false, "bg": "inline" }",
      " options: { "bg": true, "hideToolbar": true, "disableAd": true }",
      " options: { "iframe": true, "height": 400, "maxWidth": "100%" }",
      " options: { "bg": "gradient", "isolated": true, "disableLiveEdit": true, "hideEditButton": true }",
      " options: { "bg": "playground" }",
      " options: { "bg": "outlined" }",
    ]
  `);
});
