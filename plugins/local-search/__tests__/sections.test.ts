import {readSections} from '../core/records/sections';

const PAGE = `---
title: React Button component
---

# Button

Buttons *let* people [act](/secret/address/).

{{"demo": "BasicButtons.tsx"}}

\`\`\`tsx
const hidden = <Button />;
\`\`\`

## With \`startIcon\`

<p class="hidden">Icons</p> come first.

## Own {#anchor}
`;

const beside = {read: (file: string) => (file === 'BasicButtons.tsx' ? '' : undefined)};

it('reads what a page says, without code, demos, tags and addresses', () => {
  const {title, body, sections, demos} = readSections('md', PAGE, beside);
  expect(title).toBe('Button');
  expect(body).toContain('people [act](');
  expect(sections.map(({text, anchor}) => [text, anchor])).toEqual([
    ['With startIcon', 'with-starticon'],
    ['Own', 'anchor'],
  ]);
  expect(sections[0]?.body).toContain('Icons');
  expect(JSON.stringify([body, sections])).not.toMatch(/secret|hidden|demo/);
  expect(demos).toEqual([{label: 'Basic buttons', anchor: 'demo-basic-buttons'}]);
});

it('takes a page without a first heading as one without a title', () => {
  expect(readSections('md', 'Text.\n\n## A\n', beside)).toMatchObject({
    title: undefined,
    body: 'Text.',
    sections: [{text: 'A'}],
  });
});
