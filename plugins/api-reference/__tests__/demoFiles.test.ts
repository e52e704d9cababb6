import {demoCandidates, demoFiles, demoLabel} from '../core/page/demoFiles';

test('reads the demos of a page in both ways of writing, in order, each where it first stands', () => {
  const page = `# Button
{{"demo": "BasicButtons.tsx", "bg": "inline"}}
<Demo src="./Third.tsx" hideToolbar />
{{ "demo" : "deep/Other.js" }}
{{"demo": "BasicButtons.tsx"}}
{{"demo": "deep/BasicButtons.tsx"}}
{{"component": "x"}}`;
  expect(demoFiles(page)).toEqual([
    {file: 'BasicButtons.tsx', id: 'demo-basic-buttons'},
    {file: 'Third.tsx', id: 'demo-third'},
    {file: 'deep/Other.js', id: 'demo-other'},
    {file: 'deep/BasicButtons.tsx', id: 'demo-basic-buttons-3'},
  ]);
});

test('what shows how a demo is written is none, nor is a comment', () => {
  const page = `Write \`{{"demo": "A.tsx"}}\`, or \`\`<Demo src="./B.tsx" />\`\`.

\`\`\`md
{{"demo": "C.tsx"}}
\`\`\`

   ~~~~
   ~~~
   {{"demo": "D.tsx"}}
   ~~~~

<!-- {{"demo": "E.tsx"}} -->

A lone \` changes nothing.

{{"demo": "F.tsx"}}

Nor does \` a second.`;
  expect(demoFiles(page)).toEqual([{file: 'F.tsx', id: 'demo-f'}]);
});

test('a demo may be written in the other language', () => {
  expect(demoCandidates('a/Basic.js')).toEqual([
    'a/Basic.js',
    'a/Basic.tsx',
    'a/Basic.jsx',
    'a/Basic.ts',
  ]);
});

test.each([
  ['BasicButtons.tsx', 'Button: Basic buttons'],
  ['deep/RTLInput.js', 'Button: RTL input'],
])('%s is called %s', (file, label) => {
  expect(demoLabel('Button', file)).toBe(label);
});
