import {readSource} from '../core/markdown';

const FILES: Record<string, string> = {
  'Basic.tsx': 'export default () => <b />;\n',
  'sub/Deep.jsx': 'export default 1;',
  'A.stories.tsx': 'export default {component: A};\n/** Said. */\nexport const B = {args: {c: 1}};',
  'Fenced.tsx': 'const text = `\n```\n`;\n',
};

const show = (text: string, file = 'docs/ui/button.md') =>
  readSource({file, permalink: '/ui/button/'}, text, {
    permalinks: new Map(),
    read: (name) => FILES[name],
  }).content?.trim();
const BASIC = '```tsx title="Basic.tsx"\nexport default () => <b />;\n```';

it.each([
  ['a line', '{{"demo": "Basic.tsx"}}'],
  ['a line with options', '{{"demo": "Basic.tsx", "bg": "inline", "hideToolbar": true}}'],
  ['a line that names its twin', '{{"demo": "Basic.js"}}'],
  ['a line with an option first', '{{"hideToolbar": true, "demo": "Basic.tsx"}}'],
])('shows the source of a demo by %s', (_case, written) => {
  expect(show(`Before\n\n${written}\n\nAfter`)).toBe(`Before\n\n${BASIC}\n\nAfter`);
});

it.each([
  ['a tag', '<Demo src="./Basic.tsx" />'],
  ['a tag with options over lines', '<Demo\n  height={200}\n  src="./Basic.tsx"\n  isolated\n/>'],
  ['a tag with braces', "<Demo src={'./Basic.tsx'} />"],
])('shows the source of a demo in an .mdx page by %s', (_case, written) => {
  const shown = show(`Before\n\n${written}\n\nAfter`, 'docs/ui/button.mdx');
  expect(shown).toBe(`Before\n\n${BASIC}\n\nAfter`);
});

it('shows a story as a user would write it, with what is said of it', () => {
  const code =
    '```tsx title="A.stories.tsx#B"\nexport default function B() {\n  return <A c={1} />;\n}\n```';
  expect(show('{{"story": "A.stories.tsx#B"}}')).toBe(`Said.\n\n${code}`);
  expect(show('<Story src="./A.stories.tsx#B" />', 'docs/a.mdx')).toBe(`Said.\n\n${code}`);
});

it('shows two demos of one line', () => {
  expect(show('{{"demo": "Basic.tsx"}} {{"demo": "Basic.tsx"}}')).toBe(`${BASIC}\n\n${BASIC}`);
});

it('leaves nothing of what only a browser shows', () => {
  expect(show('Before\n\n{{"playground": "Button"}}\n\nAfter')).toBe('Before\n\nAfter');
  expect(show('Before\n\n<!-- {{"demo": "Basic.tsx"}} -->\n\nAfter')).toBe('Before\n\nAfter');
  expect(show('Before\n\n{{"component": "x/ComponentLinkHeader"}}\n\nAfter')).toBe(
    'Before\n\nAfter',
  );
});

it('writes the tabs of a group as fences', () => {
  const tabs =
    '[{"tab": "npm", "code": "npm i kit\\n", "language": "bash"}, {"tab": "b", "code": "c"}]';
  expect(show(`{{"component": "x/HighlightedCodeWithTabs", "tabs": ${tabs}}}`)).toBe(
    '```bash title="npm"\nnpm i kit\n```\n\n``` title="b"\nc\n```',
  );
});

it('finds a demo in a folder, and titles it by its own name', () => {
  expect(show('{{"demo": "sub/Deep.tsx"}}')).toBe(
    '```jsx title="Deep.jsx"\nexport default 1;\n```',
  );
});

it('keeps a demo in the list item that it stands in', () => {
  expect(show('- a\n\n  {{"demo": "Basic.tsx"}}')).toBe(
    '- a\n\n  ```tsx title="Basic.tsx"\n  export default () => <b />;\n  ```',
  );
});

it('fences a source with more marks than it holds', () => {
  expect(show('{{"demo": "Fenced.tsx"}}')?.split('\n')[0]).toBe('````tsx title="Fenced.tsx"');
});

it.each([
  ['a demo in a fence', '~~~~\n~~~\n{{"demo": "Basic.tsx"}}\n~~~~'],
  ['a demo within text', 'Write {{"demo": "Basic.tsx"}} here'],
  ['a demo that is not there', '{{"demo": "Missing.tsx"}}'],
])('leaves %s', (_case, text) => {
  expect(show(text)).toBe(text);
});
