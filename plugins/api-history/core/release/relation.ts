import ts from 'typescript';
import {KNOWN, PRELUDE} from './prelude';
import {writeOpaque} from './opaque';

/** Whether each of two types can stand where the other is wanted; `null`: that cannot be told. */
export interface Relation {
  /** Whether all that the earlier type has, the later takes. */
  forward: boolean | null;
  /** Whether all that the later type has, the earlier takes. */
  backward: boolean | null;
}

/** Two types of one member, as code. */
export interface TypePair {
  before: string;
  after: string;
  /** Whether people give such values to the library, or get them from it. */
  isGiven: boolean;
}

const UNTOLD: Relation = {forward: null, backward: null};

/**
 * How types compare, by the compiler's own rules. It sees no more than the texts: a name that is not
 * in {@link PRELUDE} stands for itself. What holds whatever the names stand for is told; what hangs
 * on it is not.
 *
 * @returns one for each pair, in their order
 */
export function relate(pairs: readonly TypePair[]): Relation[] {
  if (pairs.length === 0) return [];
  const opaque = pairs.map(({before, after, isGiven}) =>
    writeOpaque(before, after, {known: KNOWN, isGiven}),
  );
  const spaces = opaque.flatMap((text, i) =>
    text
      ? [`namespace strict${i} {\n${text.strict}}\nnamespace loose${i} {\n${text.loose}}\n`]
      : [],
  );
  const {file, program} = compile(spaces.join(''));
  const checker = program.getTypeChecker();
  const broken = new Set(
    program.getSemanticDiagnostics(file).map(({start = 0}) => spaceAt(file, start)),
  );
  const types = typesIn(file, checker);
  return opaque.map((text, i) => {
    const [strict, loose] = [types.get(`strict${i}`), types.get(`loose${i}`)];
    if (!text || !strict || !loose) return UNTOLD;
    if (broken.has(`strict${i}`) || broken.has(`loose${i}`)) return UNTOLD;
    const told = (from: 'Before' | 'After', to: 'Before' | 'After') => {
      if (fits(strict, from, to, checker)) return true;
      return fits(loose, from, to, checker) ? null : false;
    };
    return {forward: told('Before', 'After'), backward: told('After', 'Before')};
  });
}

type Types = ReadonlyMap<string, ts.Type>;

function fits(types: Types, from: string, to: string, checker: ts.TypeChecker): boolean {
  const [source, target] = [types.get(from), types.get(to)];
  return source !== undefined && target !== undefined && checker.isTypeAssignableTo(source, target);
}

const OPTIONS: ts.CompilerOptions = {strict: true, noLib: true, types: [], noEmit: true};

/** A program of one text and no more: nothing is read from anywhere. */
function compile(text: string): {file: ts.SourceFile; program: ts.Program} {
  const file = ts.createSourceFile('types.ts', `${PRELUDE}${text}`, ts.ScriptTarget.ES2022, true);
  const program = ts.createProgram(['types.ts'], OPTIONS, {
    getSourceFile: (name) => (name === 'types.ts' ? file : undefined),
    fileExists: (name) => name === 'types.ts',
    readFile: () => undefined,
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  });
  return {file, program};
}

/** Namespace → the types that it declares. */
function typesIn(file: ts.SourceFile, checker: ts.TypeChecker): Map<string, Types> {
  const spaces = file.statements.filter(ts.isModuleDeclaration);
  return new Map(
    spaces.map(({name, body}) => {
      const inner = body && ts.isModuleBlock(body) ? [...body.statements] : [];
      const aliases = inner.filter(ts.isTypeAliasDeclaration);
      const types = aliases.map(
        (node) => [node.name.text, checker.getTypeAtLocation(node)] as const,
      );
      return [name.text, new Map(types)];
    }),
  );
}

function spaceAt(file: ts.SourceFile, start: number): string {
  const found = file.statements
    .filter(ts.isModuleDeclaration)
    .find((node) => node.getStart() <= start && start < node.end);
  return found?.name.text ?? '';
}
