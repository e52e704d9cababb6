import ts from 'typescript';
import {docOfSymbol, type Doc} from './docs';
import type {ApiProp} from './model';
import {byName} from './names';
import {isOwnProp, type Home} from './origin';
import {typeText} from './typeText';

/** A documented prop; `source` is its validator, where the JavaScript has one. */
type PropDoc = Doc & {source?: string};

/** Props that belong to a component even where they are declared for many. */
const ALWAYS = ['children', 'classes', 'sx'];

/** The properties of a type; of a union all that any member has, so that no alternative is lost. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  const common = checker.getPropertiesOfType(type);
  const members = type.isUnion() ? type.types.flatMap((t) => checker.getPropertiesOfType(t)) : [];
  // The common ones last: their types join those of all members.
  return new Map([...members, ...common].map((symbol) => [symbol.name, symbol]));
}

/**
 * The props that declarations alone document, for packages without `propTypes`.
 *
 * @param properties all properties of the props type
 */
export function documentedProps(
  properties: ReadonlyMap<string, ts.Symbol>,
  home: Home,
  checker: ts.TypeChecker,
): Map<string, PropDoc> {
  const docs = [...properties]
    .filter(([name, symbol]) => ALWAYS.includes(name) || isOwnProp(symbol, home))
    .map(([name, symbol]): [string, PropDoc] => [name, docOfSymbol(symbol, checker)]);
  return new Map(docs.filter(([, doc]) => doc.description !== '' && !doc.hidden));
}

/**
 * The rows of the reference.
 *
 * @param docs the documented props; a name that no type has (`component` of a polymorphic
 *   component, which only its generic signature takes) is listed as an optional element type
 * @returns alphabetical
 */
export function toProps(
  docs: ReadonlyMap<string, PropDoc>,
  properties: ReadonlyMap<string, ts.Symbol>,
  home: Home,
  checker: ts.TypeChecker,
): ApiProp[] {
  return [...docs]
    .map(([name, doc]): ApiProp => {
      const symbol = properties.get(name);
      const text = symbol ? propTypeText(symbol, home, checker, doc.source) : 'React.ElementType';
      return {
        name,
        type: {text},
        required: symbol !== undefined && !isOptional(symbol),
        default: doc.default,
        description: doc.description,
        deprecated: doc.deprecated,
      };
    })
    .sort(byName);
}

function isOptional(symbol: ts.Symbol): boolean {
  const node = symbol.valueDeclaration;
  if (node && ts.isParameter(node)) return Boolean(node.questionToken ?? node.initializer);
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

function propTypeText(
  symbol: ts.Symbol,
  home: Home,
  checker: ts.TypeChecker,
  order?: string,
): string {
  const declarations = symbol.declarations ?? [];
  const own = declarations.filter((node) => node.getSourceFile().fileName === home.file);
  const nodes = (own.length > 0 ? own : declarations)
    .filter((node) => ts.isPropertySignature(node) || ts.isParameter(node))
    .flatMap((node) => node.type ?? []);
  return typeText(checker.getTypeOfSymbol(symbol), nodes, checker, order);
}
