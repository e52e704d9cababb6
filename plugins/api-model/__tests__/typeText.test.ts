import ts from 'typescript';
import {typeText} from '../core/types/typeText';

/** The text of property `a` of type `A`, in a module with these declarations. */
function textOf(source: string, order?: string): string {
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.ES2022, true);
  const host = ts.createCompilerHost({});
  const readLibrary = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => (name === 'a.ts' ? file : readLibrary(name, ...rest));
  const program = ts.createProgram(
    ['a.ts'],
    {strict: true, lib: ['lib.es5.d.ts'], types: []},
    host,
  );
  const checker = program.getTypeChecker();
  const node = file.statements.findLast(
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
  const symbol = node && checker.getTypeAtLocation(node).getProperty('a');
  if (!symbol) throw new Error('no property a');
  const nodes = (symbol.declarations ?? [])
    .filter((declaration) => ts.isPropertySignature(declaration))
    .flatMap((declaration) => declaration.type ?? []);
  return typeText(checker.getTypeOfSymbol(symbol), nodes, checker, order);
}

test.each([
  ["'b' | 'a'", "'b' | 'a'"],
  ['"x"', "'x'"],
  ['boolean', 'boolean'],
  ['true', 'true'],
  ["null | false | true | 'auto'", "'auto' | boolean | null"],
  ['number | string', 'number | string'],
  ['(value: string) => void', '(value: string) => void'],
  ['((value: string) => void) | (() => Date)', '((value: string) => void) | (() => Date)'],
  ['Array<Date | undefined>', 'Array<Date | undefined>'],
  ['{\n  b: Date;\n}', '{ b: Date }'],
])('%s is %s', (written, expected) => {
  expect(textOf(`interface A {a?: ${written}}`)).toBe(expected);
});

test('unions of values are spelled out behind their aliases', () => {
  expect(textOf("type Size = 'm' | 's'; type More = Size | 'l'; interface A {a?: More}")).toBe(
    "'l' | 'm' | 's'",
  );
});

test('values follow the order that is given', () => {
  expect(textOf("interface A {a: 'b' | 'a' | 'c'}", "oneOf(['c', 'b'])")).toBe("'c' | 'b' | 'a'");
});

test('what names a parameter is computed where it is bound', () => {
  expect(textOf('interface B<T> {a?: T[]} type A = B<Date>')).toBe('Date[]');
});

test('a parameter that nothing binds stands for its constraint', () => {
  expect(textOf('interface A<T extends Date> {a?: T}')).toBe('Date');
  expect(textOf('interface A<T extends boolean> {a?: T}')).toBe('boolean');
  expect(textOf('interface A<T> {a?: T}')).toBe('T');
});

test('look-ups are followed', () => {
  expect(textOf("interface B {b: Date} interface A {a?: B['b']}")).toBe('Date');
});

test('type arguments are left out of what is too long to read', () => {
  const members = Array.from({length: 9}, (_, i) => `member${i}?: Box<{deep: T; call: () => T}>`);
  const source = `interface Box<T> {b: T} interface B<T> {a?: {${members.join(';')}}} type A = B<Date>`;
  expect(textOf(source)).toMatch(/^\{ member0\?: Box<…>; member1\?: Box<…>;.*\}$/);
});
