import {readPage} from '../core/readPage';
import type {Span} from '../core/types';

const TEXT = `---
title: Button
---

# Button \`a\`

<p class="description">A lead.</p>

## Sizes {#own}

## Sizes

See [the **grid**](../grid.md "Grid"), ![none](a.png) and <https://example.com>.

{{"demo": "A.tsx"}}
{{"playground": "Button"}}

:::info

{{"component": "Chips", "size": 2}}

:::

\`\`\`tsx title="a.tsx"
<Demo />
\`\`\`

[card]: <../my card.md>

{{"demo": "A.tsx"
`;

const written = (text: string) => (span: Span) => text.slice(span.start, span.end);

describe('a page in CommonMark', () => {
  const page = readPage(TEXT, 'md');
  const textOf = written(TEXT);

  it('has its front matter', () => {
    expect(page.frontMatter?.yaml).toBe('title: Button');
  });

  it('has headings with their anchors, but for those with an id of their own', () => {
    expect(page.headings.map(({depth, text, id, line}) => [depth, text, id, line])).toEqual([
      [1, 'Button a', 'button-a', 5],
      [2, 'Sizes {#own}', undefined, 9],
      [2, 'Sizes', 'sizes', 11],
    ]);
  });

  it('has what it asks for, by the paragraph', () => {
    expect(page.places.map(({statements}) => statements)).toEqual([
      [{src: 'A.tsx', options: {}, line: 15}],
      [{component: 'Button', options: {}, line: 16}],
      [{given: {component: 'Chips', size: 2}, line: 20}],
    ]);
    expect(page.places.map(textOf)[2]).toBe('{{"component": "Chips", "size": 2}}');
  });

  it('has fences, and nothing of what stands in them', () => {
    expect(page.fences.map(({language, meta, code}) => ({language, meta, code}))).toEqual([
      {language: 'tsx', meta: 'title="a.tsx"', code: '<Demo />'},
    ]);
  });

  it('has links that can be written otherwise, and where their targets stand', () => {
    expect(page.links.map(({target, line}) => [target, line])).toEqual([
      ['../grid.md', 13],
      ['../my card.md', 28],
    ]);
    const targets = page.links.map(({targetSpan}) => textOf(targetSpan));
    expect(targets).toEqual(['../grid.md', '<../my card.md>']);
  });

  it('has its tags', () => {
    expect(page.tags.map(({name, line}) => [name, line])).toEqual([['p', 7]]);
  });

  it('has the faults of what is nearly right', () => {
    expect(page.faults).toEqual([
      {
        line: 30,
        what: 'the demo line is not closed',
        fix: 'begin it with {{ and end it with }}, each text within in two double quotes',
      },
    ]);
  });
});

describe('a page in MDX', () => {
  const text = `import A from './A';

<codeblock storageKey="pm">

\`\`\`bash
npm i
\`\`\`

</codeblock>

<Demo src="./A.tsx" /> <Playground component="Button" />
`;
  const page = readPage(text, 'mdx');

  it('has its module code', () => {
    expect(page.code.map(written(text))).toEqual(["import A from './A';"]);
  });

  it('has tags, with what opens and what closes them', () => {
    const [group] = page.tags;
    expect(group?.name).toBe('codeblock');
    expect(group?.parts.map(written(text)).map((part) => part.trim())).toEqual([
      '<codeblock storageKey="pm">',
      '</codeblock>',
    ]);
  });

  it('has statements where tags alone make a paragraph', () => {
    expect(page.places.flatMap(({statements}) => statements)).toEqual([
      {src: './A.tsx', options: {}, line: 11},
      {component: 'Button', options: {}, line: 11},
    ]);
  });

  it('has the tags that a value holds', () => {
    const {places} = readPage('{{"playground": "Tab", "inside": "<Tabs value={0}>"}}', 'md');
    expect(places[0]?.statements).toEqual([
      {component: 'Tab', options: {inside: '<Tabs value={0}>'}, line: 1},
    ]);
  });

  it('holds its fault alone where it cannot be read', () => {
    const {places, faults} = readPage('<Demo src="./A.tsx" />\n\n<div>\n', 'mdx');
    expect(places).toEqual([]);
    expect(faults).toEqual([
      expect.objectContaining({line: 3, what: expect.stringContaining('<div>') as string}),
    ]);
  });
});
