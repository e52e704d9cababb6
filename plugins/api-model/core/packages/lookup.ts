import ts from 'typescript';
import type {Entry} from './entry';
import {runtimeNames} from './runtime';

/** A component or hook as a package exports it. */
export interface Found {
  /** As it is exported. */
  name: string;
  /** The value, aliases followed. */
  symbol: ts.Symbol;
  /** Its `<Name>Props`, instantiated with the defaults of its parameters where all have one. */
  props: ts.Type | undefined;
  /** First parameter default that is an element's name (`button`). */
  element: string | undefined;
  imports: string[];
  /** What it hangs on, whose code says what a part is where its types do not. */
  holder?: Found;
  /** What else is exported where it is: `<Name>Classes`, `<Name>Slots`. */
  beside(name: string): ts.Symbol | undefined;
}

/** The look-up of names in the modules that an entry imports. */
export interface Lookup {
  /** Whether the package resolves to type declarations at all. */
  hasTypes: boolean;
  /** Everything that the package exports, by name, aliases followed. */
  exports: ReadonlyMap<string, ts.Symbol>;
  /** Names of all values; whether they can be called only their types say. */
  exported: string[];
  /** @param index the name's place among those of the package */
  find(name: string, index: number): Found | undefined;
  /** What an element takes, as far as React is there. */
  propsOfTag(tag: string): ts.Type | undefined;
  /** A namespace, which holds components and is none. */
  namespace(name: string): Found | undefined;
}

/**
 * @param packageName npm name, for the import statements
 * @param place the package's place among those of the entry
 */
export function createLookup({program, file}: Entry, packageName: string, place: number): Lookup {
  const checker = program.getTypeChecker();
  const modules = importedModules(file, checker);
  const all = modules(`root${place}`);
  const main = all && namedDefault(all, packageName);
  const root = main ? new Map([...(all ?? []), main]) : all;
  const importsOf = (name: string, own?: Exports) =>
    name === main?.[0]
      ? [`import ${name} from '${packageName}';`]
      : importLines(name, packageName, own, root);
  const typeOf = aliasTypes(file, checker);
  return {
    hasTypes: root !== undefined,
    exports: root ?? new Map(),
    exported: [...(root ?? [])].filter(([, symbol]) => isValue(symbol)).map(([name]) => name),
    find(name, index) {
      const own = modules(`m${place}_${index}`);
      const symbol = own?.get('default') ?? own?.get(name) ?? root?.get(name);
      if (!symbol || !isCallable(symbol, checker)) return undefined;
      const declared = own?.get(`${name}Props`) ?? root?.get(`${name}Props`);
      return {
        name,
        symbol,
        props:
          typeOf(`p${place}_${index}`) ??
          typeOf(`r${place}_${index}`) ??
          (declared && checker.getDeclaredTypeOfSymbol(declared)),
        element: declared && elementOf(declared, checker),
        imports: importsOf(name, own),
        // What the package's root holds back is not public, be it in the module.
        beside: (other) => (root?.has(name) ? root : (own ?? root))?.get(other),
      };
    },
    propsOfTag(tag) {
      const property = typeOf('tags')?.getProperty(tag);
      return property && checker.getTypeOfSymbol(property);
    },
    namespace: (name) => foundNamespace(name, root?.get(name), importsOf(name)),
  };
}

function foundNamespace(
  name: string,
  symbol: ts.Symbol | undefined,
  imports: string[],
): Found | undefined {
  if (!symbol || !(symbol.flags & ts.SymbolFlags.ValueModule)) return undefined;
  return {...NO_PROPS, name, symbol, imports, beside: () => undefined};
}

const NO_PROPS = {props: undefined, element: undefined};

/** A component that hangs on another, or stands in a namespace. */
export function foundPart(holder: Found, key: string, symbol: ts.Symbol): Found {
  const {imports, beside} = holder;
  return {...NO_PROPS, name: `${holder.name}.${key}`, symbol, imports, holder, beside};
}

/** A default export that has no other name, by the name that it has at home, or its package's. */
function namedDefault(all: Exports, packageName: string): [string, ts.Symbol] | undefined {
  const symbol = all.get('default');
  if (!symbol || [...all].some(([name, one]) => name !== 'default' && one === symbol)) return;
  const own = nameAtHome(symbol.declarations?.[0]);
  const last = packageName.replace(/^.*\//, '');
  const pascal = last.replace(/(?:^|[^A-Za-z\d]+)([a-z])?/g, (_, c?: string) =>
    (c ?? '').toUpperCase(),
  );
  const name = own !== undefined && /^(?:[A-Z]|use[A-Z])/.test(own) ? own : pascal;
  return all.has(name) ? undefined : [name, symbol];
}

type Exports = Map<string, ts.Symbol>;

function importLines(
  name: string,
  packageName: string,
  own: Exports | undefined,
  root: Exports | undefined,
): string[] {
  const module = `'${packageName}/${name}';`;
  const lines = root?.has(name) ? [`import {${name}} from '${packageName}';`] : [];
  if (own?.has('default')) return [`import ${name} from ${module}`, ...lines];
  return own?.has(name) ? [`import {${name}} from ${module}`, ...lines] : lines;
}

/** `Card` of `export default function Card`, `export default memo(Card)`. */
function nameAtHome(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isExportAssignment(node)) return nameAtHome(node.expression);
  if (ts.isCallExpression(node)) return node.arguments.map(nameAtHome).find(Boolean);
  return ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)
    ? node.name?.text
    : undefined;
}

/** The exports of an imported module by its local name, asked for once each. */
function importedModules(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): (local: string) => Exports | undefined {
  const specifiers = new Map(
    file.statements
      .filter(ts.isImportDeclaration)
      .map((node) => [localName(node), node.moduleSpecifier]),
  );
  return (local) => {
    const specifier = specifiers.get(local);
    return specifier && exportsOf(checker.getSymbolAtLocation(specifier), checker);
  };
}

function localName({importClause}: ts.ImportDeclaration): string {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamespaceImport(bindings) ? bindings.name.text : '';
}

function aliasTypes(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): (alias: string) => ts.Type | undefined {
  const aliases = new Map(
    file.statements.filter(ts.isTypeAliasDeclaration).map((node) => [node.name.text, node.type]),
  );
  return (alias) => {
    const node = aliases.get(alias);
    const type = node && checker.getTypeFromTypeNode(node);
    // What does not exist, or lacks arguments, is the error type, a kind of `any`.
    return type && !(type.flags & ts.TypeFlags.Any) ? type : undefined;
  };
}

/** A module's exports by name, aliases followed; `undefined` where it does not resolve. */
function exportsOf(module: ts.Symbol | undefined, checker: ts.TypeChecker): Exports | undefined {
  if (!module) return undefined;
  const names = runtimeNames(module, checker);
  const all = checker
    .getExportsOfModule(module)
    .map((symbol) => [symbol.name, followAlias(symbol, checker)] as const);
  // A component whose type alone is exported cannot be imported.
  return new Map(all.filter(([name, symbol]) => names.has(name) || !isValue(symbol)));
}

/** A symbol, or what it is an alias of. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isValue(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Value) !== 0;
}

function isCallable(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return isValue(symbol) && signaturesOf(checker.getTypeOfSymbol(symbol)).length > 0;
}

/**
 * The ways to call a component. A union, as `React.JSXElementConstructor` is, has none of its own:
 * those of its members stand for it.
 */
export function signaturesOf(type: ts.Type): ts.Signature[] {
  const members = type.isUnion() ? type.types : [type];
  return members.flatMap((member) => [
    ...member.getConstructSignatures(),
    ...member.getCallSignatures(),
  ]);
}

function elementOf(props: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const parameters = checker.getDeclaredTypeOfSymbol(props).aliasTypeArguments ?? [];
  return parameters
    .filter((parameter) => parameter.isTypeParameter())
    .map((parameter) => checker.getDefaultFromTypeParameter(parameter))
    .find((type) => type !== undefined && type.isStringLiteral())?.value;
}
