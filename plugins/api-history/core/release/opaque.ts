import ts from 'typescript';

/** Two types as declarations: `Before` and `After`, and the names that they mention. */
export interface Opaque {
  /** A name is a type of its own, and `any` is one, too. */
  strict: string;
  /** A name that only one of the two mentions may be anything, and so may `any`. */
  loose: string;
}

/** Stands for what a printer has cut off: the same in both. */
const CUT = 'Elided';

/**
 * @param known names that are declared elsewhere
 * @param isGiven whether people give such values to the library, or get them from it
 * @returns `undefined` where one of the types cannot be read
 */
export function writeOpaque(
  before: string,
  after: string,
  {known, isGiven}: {known: ReadonlySet<string>; isGiven: boolean},
): Opaque | undefined {
  const [first, second] = [readType(before, isGiven), readType(after, isGiven)];
  if (!first || !second) return undefined;
  const names = new Set([...first.names, ...second.names]);
  const unknown = [...names].filter((name) => !known.has(name)).sort();
  const isShared = (name: string) => first.names.has(name) && second.names.has(name);
  const types = `type Before = ${first.text};\ntype After = ${second.text};\n`;
  const write = (declare: (name: string) => string) =>
    `${unknown.map((name) => `${declare(name)}\n`).join('')}${types}`;
  return {
    strict: write((name) => declared(name, true)),
    loose: write((name) => {
      const isOwn = name !== ANY && (isShared(name) || ELEMENT.test(name));
      return isOwn ? declared(name, false) : openName(name);
    }),
  };
}

const ANY = 'Any$';
const ELEMENT = /^HTML\w+Element$/;
/** More type arguments than anybody writes; those that are left out are all the same. */
const PARAMETERS = ['A', 'B', 'C', 'D', 'E', 'F'];

function declared(name: string, isStrict: boolean): string {
  if (ELEMENT.test(name)) return `interface ${name} extends HTMLElement {__${name}: 1}`;
  // Every element is one, which its name says.
  if (name === 'ElementType') {
    const own = declared('ElementType$', isStrict);
    return `${own}\ntype ElementType<${parameters()}> = string | ElementType$<${PARAMETERS.join(', ')}>;`;
  }
  // Whether an argument may be a wider one hangs on what the name stands for.
  const use = PARAMETERS.map((each) => `__${each}: (${each.toLowerCase()}: ${each}) => ${each}`);
  return `interface ${name}<${parameters()}> {__${name}: 1; ${isStrict ? use.join('; ') : ''}}`;
}

function openName(name: string): string {
  return `type ${name}<${parameters()}> = any;`;
}

function parameters(): string {
  return PARAMETERS.map((each) => `${each} = 1`).join(', ');
}

interface Read {
  text: string;
  names: ReadonlySet<string>;
}

/** A type with a name in place of all that hangs on more than its text. */
function readType(code: string, isGiven: boolean): Read | undefined {
  const source = `type T = ${code.replaceAll('…', CUT)};`;
  const file = ts.createSourceFile('t.ts', source, ts.ScriptTarget.ES2022, true);
  const [alias] = file.statements;
  const {parseDiagnostics} = file as ts.SourceFile & {parseDiagnostics?: readonly unknown[]};
  if (!alias || !ts.isTypeAliasDeclaration(alias) || file.statements.length > 1) return undefined;
  if (parseDiagnostics && parseDiagnostics.length > 0) return undefined;
  const names = new Set<string>();
  return {text: rewrite(alias.type, {file, names, isGiven}), names};
}

interface Writing {
  file: ts.SourceFile;
  /** The names that stand in the text. */
  names: Set<string>;
  /** Whether what is read is given to the library: a parameter of a function turns that round. */
  isGiven: boolean;
}

function rewrite(node: ts.Node, writing: Writing): string {
  const {file} = writing;
  const name = standIn(node);
  if (name !== undefined) {
    writing.names.add(name);
    const rest = ts.isTypeReferenceNode(node) ? node.typeArguments : undefined;
    if (!rest) return name;
    return `${name}<${rest.map((each) => rewrite(each, writing)).join(', ')}>`;
  }
  let [text, at] = ['', node.getStart(file)];
  if (ts.isTypeLiteralNode(node) && writing.isGiven && !ts.isIntersectionTypeNode(node.parent)) {
    text = `{${keysOf(node)}`;
    at += 1;
  }
  const inner = ts.isParameter(node) ? {...writing, isGiven: !writing.isGiven} : writing;
  ts.forEachChild(node, (child) => {
    text += `${file.text.slice(at, child.getStart(file))}${rewrite(child, inner)}`;
    at = child.end;
  });
  return `${text}${file.text.slice(at, node.end)}`;
}

/** A member that says which keys an object takes: people write objects in place, where no other may stand. */
function keysOf({members}: ts.TypeLiteralNode): string {
  const names = members.flatMap(({name}) => (name ? [name.getText()] : []));
  // What takes any key takes all of them.
  if (names.length < members.length) return '';
  return `__keys?: ${names.map((name) => JSON.stringify(name)).join(' | ')};`;
}

/** The name that is written for a node; `undefined`: it is written as it is. */
function standIn(node: ts.Node): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return ANY;
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText().replace(/^(?:React|JSX)\.(?:JSX\.)?(?=\w)/, '');
    return name === 'Element' && /JSX\./.test(node.typeName.getText())
      ? 'ReactElement'
      : identifier(name);
  }
  const isComputed =
    ts.isTypeQueryNode(node) ||
    ts.isIndexedAccessTypeNode(node) ||
    ts.isConditionalTypeNode(node) ||
    ts.isImportTypeNode(node) ||
    (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword);
  return isComputed ? `Computed$${identifier(node.getText().replaceAll(/\s/g, ''))}` : undefined;
}

function identifier(text: string): string {
  return text.replaceAll(/[^\w$]/g, (char) => `$${char.codePointAt(0)?.toString(36) ?? ''}`);
}
