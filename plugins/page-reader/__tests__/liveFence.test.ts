import type {Code} from 'mdast';
import {isLive, liveFence} from '../core/liveFence';

const REACT = ['default', 'useState', 'useEffect'];

function fence(meta: string, ...lines: string[]): Code {
  return {type: 'code', lang: 'jsx', meta, value: lines.join('\n')};
}

const made = (...lines: string[]) =>
  liveFence(fence('live', ...lines), REACT, {Button: '@acme/ui', Card: '@site/src/Card'});

it.each([
  ['live', true],
  ['live noInline title="a"', true],
  ['title="a" live', true],
  ['', false],
  ['title="live"', false],
  ['alive', false],
])('asks the words of a fence: %s', (meta, is) => {
  expect(isLive(fence(meta, '<a />'))).toBe(is);
});

it.each([
  ['live', false],
  ['live browserOnly', true],
  ['live title="browserOnly"', false],
])('is left to the browser where its words say so: %s', (meta, is) => {
  expect(liveFence(fence(meta, '<a />'), REACT, {}).browserOnly).toBe(is);
});

it('makes a module of a component, with what it uses of React and of the scope', () => {
  const code = [
    'function Clock() {',
    '  const [a] = useState(1);',
    '  return <Button>{a}</Button>;',
    '}',
  ];
  expect(made(...code)).toMatchInlineSnapshot(`
    {
      "browserOnly": false,
      "file": "Clock.jsx",
      "source": "import {useState} from 'react';
    import {Button} from '@acme/ui';

    export default function Clock() {
      const [a] = useState(1);
      return <Button>{a}</Button>;
    }
    ",
    }
  `);
});

it('makes one of an element, of an arrow function, and of code that renders', () => {
  expect(made('<p>a</p>').source).toBe(
    'export default function Example() {\n  return (\n    <p>a</p>\n  );\n}\n',
  );
  expect(made('() => <Card />').source).toBe(
    "import {Card} from '@site/src/Card';\n\nconst Example = () => <Card />;\n\nexport default Example;\n",
  );
  expect(made('const A = () => <p />;', '', 'render(', '  <A />,', ');').source).toBe(
    'const A = () => <p />;\n\nexport default function Example() {\n  return (\n    <A />\n  );\n}\n',
  );
});

it('imports nothing that the code imports or makes itself', () => {
  const own = made(
    "import {Button} from './mine';",
    '',
    'const useState = () => 1;',
    '',
    'render(<Button a={useState()} />)',
  );
  expect(own.source).toMatch(/^import \{Button\} from '\.\/mine';\n\nconst useState/);
});
