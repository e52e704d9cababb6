import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {formatCode} from '../core/code/format';
import {toJavaScript} from '../core/code/javascript';

const DOCS = path.join(__dirname, '..', '..', '..', 'docs');

/** What the compiler makes of a text: the same program, in another form. */
function compiled(file: string, text: string): string {
  const compilerOptions = {
    jsx: ts.JsxEmit.Preserve,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    removeComments: true,
    allowJs: true,
  };
  return ts.transpileModule(text, {fileName: file, compilerOptions}).outputText;
}

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

it('makes the same program as the compiler of every construct', async () => {
  const source = `import def, {Used, OnlyType} from './a';
import {Gone} from './b';
import {Kept, decorate} from './d';
export type {Gone} from './b';
export {type Other, value} from './c';
declare const outside: number;
declare global { interface Window { x: number } }
function over(a: string): void;
function over(a: number): void;
function over(this: Window, a?: unknown, ...rest: OnlyType[]): asserts a is string {}
abstract class Base<T> { abstract run(): T; protected constructor(a: string, b = 1) {} }
class Sub<T extends Gone = Gone> extends Map<string, T> implements Iterable<T> {
  [key: string]: unknown;
  declare hidden: string;
  private static readonly count: number = 1;
  definite!: string;
  optional?: Used;
  override get(key: string): T | undefined { return super.get(key)!; }
  method?(): void;
}
enum Color { Red, Green = 'g' }
export const enum Flag { A = 1 << 2 }
namespace Types { export type A = string }
namespace Values { export const a: number = outside }
try { over('a') } catch (error: unknown) { console.log(error as Error) }
let late!: number, list: Array<Map<string, number>> = [];
const call = def<string>(late)!.a![0]!();
const made = new Map<string, Array<number>>();
const tag = String.raw<string>\`a \${late as number} b\`;
for (const one of list as Iterable<number>) console.log(one);
export const arrow = async <T extends object>({a}: {a?: T}): Promise<T | void> => a;
const unsaid = made as Map<string, unknown>
;[1].map((x): number => x)
const y = late as number
(globalThis as Late).z = 1
const many = late as unknown as Map<
  string, number
>;
(globalThis as Late).z = many
while (late as Late)
  ;
let broken:
  string;
[1].map((x) => x)
@decorate class Decorated { @decorate() method(): void {} }
const {Gone: property} = {Gone: Kept as Gone};
interface Listed {}
export {Listed, property};
export {
  type Other as Another,
  Decorated,
};
export default Sub;
`;
  const script = await toJavaScript('a.ts', source);
  const format = (text: string) => formatCode(text, source);
  expect(await format(compiled('a.jsx', script))).toBe(await format(compiled('a.ts', source)));
  expect(
    ts.transpileModule(script, {fileName: 'a.jsx', reportDiagnostics: true}).diagnostics,
  ).toEqual([]);
});

it('makes the same program as the compiler of the demos of this site', async () => {
  const all = readdirSync(DOCS, {recursive: true, encoding: 'utf8'});
  // Every other one: formatting them takes its time.
  const demos = all.filter((file) => file.endsWith('.tsx')).filter((_file, index) => index % 2);
  for (const file of demos) {
    const text = readFileSync(path.join(DOCS, file), 'utf8');
    const format = (code: string) => formatCode(code, text);
    const script = await toJavaScript(file, text);
    expect(await format(compiled('a.jsx', script))).toBe(await format(compiled(file, text)));
  }
  expect(demos.length).toBeGreaterThan(20);
}, 60_000);

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
