import ts from 'typescript';
import type {Entry} from './entry';
import {isUntyped} from './exports';
import {foundNamespace, type Found} from './found';
import {aliasTypes, elementsTaken, importedModules, type Exports} from './imported';
import {isCallable, isValue} from './symbols';

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

/** How a package is imported: by its npm name, or by one of the folders that it comes in. */
interface Named {
  name: string;
  folders?: readonly string[];
}

/**
 * @param named as its users import it
 * @param place the package's place among those of the entry
 */
export function createLookup({program, file}: Entry, named: Named, place: number): Lookup {
  const checker = program.getTypeChecker();
  const modules = importedModules(file, checker);
  const {root, importsOf} = openRoot(modules, named, place);
  const typeOf = aliasTypes(file, checker);
  const takenBy = elementsTaken(file, checker);
  return {
    hasTypes: root !== undefined,
    exports: root ?? new Map(),
    exported: [...(root ?? [])].filter(([, symbol]) => isValue(symbol)).map(([name]) => name),
    find(name, index) {
      const own = modules(`m${place}_${index}`);
      const symbol = own?.get('default') ?? own?.get(name) ?? root?.get(name);
      const [there, above] = [own, root].map((all) => all?.get(`${name}Props`));
      const declared = there ?? above;
      if (!symbol || !isRead(symbol, declared, checker)) return undefined;
      return {
        name,
        symbol,
        props:
          // Of a name that is not there the compiler would look for one that is spelled alike.
          (there && typeOf(`p${place}_${index}`)) ??
          (above && typeOf(`r${place}_${index}`)) ??
          (declared && checker.getDeclaredTypeOfSymbol(declared)),
        element: declared && elementOf(declared, checker),
        imports: importsOf(name, own),
        // What the package's root holds back is not public, be it in the module.
        beside: (other) => (root?.has(name) ? root : (own ?? root))?.get(other),
        exportedAs: name,
        takenAs: (other) => (root?.has(other) ? takenBy(`root${place}.${other}`) : undefined),
      };
    },
    propsOfTag: (tag) => typeOfProperty(typeOf('tags'), tag, checker),
    namespace: (name) => foundNamespace(name, root?.get(name), importsOf(name), checker),
  };
}

/** What a package exports, and how its users import it. */
function openRoot(
  modules: (local: string) => Exports | undefined,
  {name: packageName, folders = []}: Named,
  place: number,
) {
  const inFolders = folders.map((folder, i) => [folder, modules(`f${place}_${i}`)] as const);
  const all = folders.length > 0 ? merged(inFolders) : modules(`root${place}`);
  const main = all && namedDefault(all, packageName);
  const root: Exports | undefined = main ? new Map([...(all ?? []), main]) : all;
  const importsOf = (name: string, own?: Exports) => {
    if (name === main?.[0]) return [`import ${name} from '${packageName}';`];
    const [folder] = inFolders.find(([, exports]) => exports?.has(name)) ?? [];
    if (folder !== undefined) return [`import {${name}} from '${packageName}/${folder}';`];
    return importLines(name, packageName, own, root);
  };
  return {root, importsOf};
}

/** What folders export, where there is one that does: of two with one name, the first. */
function merged(folders: readonly (readonly [string, Exports | undefined])[]): Exports | undefined {
  const found = folders.flatMap(([, exports]) => exports ?? []);
  if (found.length === 0) return undefined;
  const all: Exports = new Map();
  for (const [name, symbol] of found.flatMap((exports) => [...exports])) {
    if (!all.has(name)) all.set(name, symbol);
  }
  return all;
}

function isRead(symbol: ts.Symbol, props: ts.Symbol | undefined, checker: ts.TypeChecker): boolean {
  return isCallable(symbol, checker) || isUntyped(symbol, props, checker);
}

function typeOfProperty(
  type: ts.Type | undefined,
  name: string,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const property = type?.getProperty(name);
  return property && checker.getTypeOfSymbol(property);
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

function elementOf(props: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const parameters = checker.getDeclaredTypeOfSymbol(props).aliasTypeArguments ?? [];
  return parameters
    .filter((parameter) => parameter.isTypeParameter())
    .map((parameter) => checker.getDefaultFromTypeParameter(parameter))
    .find((type) => type !== undefined && type.isStringLiteral())?.value;
}
