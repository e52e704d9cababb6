import {toJavaScript} from '../core/javascript';
import {createCodeReader} from '../core/read';

it('takes the types out and leaves all else: comments, empty lines, JSX, style', async () => {
  const source = `import * as React from 'react';
import Button, {ButtonProps} from '@mui/material/Button';
import type {Theme} from '@mui/material/styles';
import {rows, type Row} from './rows';
import './styles.css';

// A comment of its own stays.

/** What goes with its type goes. */
interface Props extends ButtonProps {
  row: Row; // this too
}

type Size = 'small' | 'large'; // gone

const SIZES: readonly Size[] = ['small', 'large'] as const;

/** Stays. */
export default function Demo({row, ...props}: Props) {
  const [open, setOpen] = React.useState<boolean | null>(null);
  const first = rows[0]!.name satisfies string;

  // Asks the theme.
  const pick = <T,>(theme: Theme, value?: T): T => (value as T) ?? (theme as unknown as T);

  return (
    <Button<'a'> {...props} onClick={(event: React.MouseEvent) => setOpen(!!event)}>
      {/* In JSX. */}
      {open ? first : pick(row as never, SIZES.length)}
    </Button>
  );
}
`;
  expect(await toJavaScript('Demo.tsx', source)).toMatchInlineSnapshot(`
    "import * as React from 'react';
    import Button from '@mui/material/Button';
    import {rows} from './rows';
    import './styles.css';

    // A comment of its own stays.

    const SIZES = ['small', 'large'];

    /** Stays. */
    export default function Demo({row, ...props}) {
      const [open, setOpen] = React.useState(null);
      const first = rows[0].name;

      // Asks the theme.
      const pick = (theme, value) => value ?? theme;

      return (
        <Button {...props} onClick={(event) => setOpen(!!event)}>
          {/* In JSX. */}
          {open ? first : pick(row, SIZES.length)}
        </Button>
      );
    }
    "
  `);
});

it.each([
  [
    'the comments above an import that goes',
    `/** About the file. */
import type {A} from './a';
import {B} from './b';

// About c.
import C, {
  type D,
} from './c';

export const a: A | B = C;
`,
    `/** About the file. */

// About c.
import C from './c';

export const a = C;
`,
  ],
  [
    'no gap where a type had empty lines',
    `call(
  a as {
    b: string;

    c: string;
  },
  d,
);

// A section.

export type E = string;

/** Its own. */
export interface F {} // too
export type {G} from './g';

export const h = 1;
`,
    `call(a, d);

// A section.

export const h = 1;
`,
  ],
  [
    'the comments and empty lines of a class whose parameters are properties',
    `export class A extends B {
  /** Made so. */
  constructor(
    private readonly a: string,
    public b = 1,
  ) {
    // First.
    super();
    this.c(a);
  }

  /** Declared. */
  declare d: string;

  /** One way. */
  c(a: string): void;
  /** Whichever. */
  c(a: unknown) {}
}
`,
    `export class A extends B {
  /** Made so. */
  constructor(a, b = 1) {
    // First.
    super();
    this.a = a;
    this.b = b;
    this.c(a);
  }

  /** Whichever. */
  c(a) {}
}
`,
  ],
  [
    'lines of a text that look like code',
    "export const a = `\n;\n\nimport A, {} from 'a';\n${b as string}\n`;\n",
    "export const a = `\n;\n\nimport A, {} from 'a';\n${b}\n`;\n",
  ],
  [
    'the comments of an enum',
    `export enum A {
  // The first.
  B = 'b',
}
`,
    `export var A;
(function (A) {
  // The first.
  A['B'] = 'b';
})(A || (A = {}));
`,
  ],
  [
    'what Sucrase cannot read',
    `import {A, b} from './b';

// Kept.
export const c = {async<T>(d: T): A { return b; }};
`,
    `import { b } from './b';
// Kept.
export const c = {
  async(d) {
    return b;
  },
};
`,
  ],
])('keeps %s', async (_name, source, expected) => {
  expect(await toJavaScript('a.tsx', source)).toBe(expected);
});

it('takes the import of a name out that is a type and the name of a property', async () => {
  const source = "import {A} from './a';\nexport const b: A = {A: 1};\n";
  expect(await toJavaScript('a.ts', source)).toBe('export const b = {A: 1};\n');
});

it('leaves nothing of a module of types', async () => {
  expect(await toJavaScript('types.ts', 'export interface A {\n  b: string;\n}\n')).toBe('');
});

it('names what a relative import has in JavaScript', async () => {
  const rename = (specifier: string) => specifier.replace('.ts', '.js');
  const text = `import a from './a.ts';\nexport * from "./b";\nconst c = import('./c.ts', a);\n`;
  expect(await toJavaScript('a.ts', text, rename)).toBe(
    `import a from './a.js';\nexport * from './b';\nconst c = import('./c.js', a);\n`,
  );
});

it.each([
  ['loose braces', "import { a } from 'a';\nexport const b = { a };\n"],
  ['tight braces', "import {a} from 'a';\nexport const b = {a};\n"],
  ['double quotes', 'import { a } from "a";\nexport const b = ["c", a];\n'],
  ['no semicolons', "import { a } from 'a'\nexport const b = a\n"],
  ['four spaces', "import { a } from 'a';\nexport function b() {\n    return a;\n}\n"],
])('keeps the style of its author: %s', async (_name, text) => {
  expect(await toJavaScript('a.ts', text)).toBe(text);
});

it('reads and translates a file that imports one of its own name', async () => {
  const source = "import Own from './Card';\n\nexport default () => <Own />;\n";
  expect(createCodeReader().read('Card.tsx', source).faults).toEqual([]);
  expect(await toJavaScript('Card.tsx', source, (name) => name)).toBe(source);
});
