import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {formatCode} from '../core/format';
import {toJavaScript} from '../core/javascript';

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
