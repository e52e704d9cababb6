import ts from 'typescript';
import {HIDING} from '../../../component-code/core/docs';
import {signaturesOf} from './symbols';

/** What a package offers to its users' JSX, each list alphabetical. */
export interface PublicNames {
  components: string[];
  hooks: string[];
}

/**
 * The components and hooks among a package's exports: values in PascalCase whose type React can
 * render, and functions `use…`. What is exported as unstable, or marked `@internal` or
 * `@ignore`, is not public.
 *
 * @param exports by name, aliases followed
 */
export function publicNames(exports: Exports, checker: ts.TypeChecker): PublicNames {
  const names = [...exports.keys()].filter((name) => isPublic(name, exports, checker)).sort();
  return {
    components: names.filter((name) => !HOOK_NAME.test(name)),
    hooks: names.filter((name) => HOOK_NAME.test(name)),
  };
}

type Exports = ReadonlyMap<string, ts.Symbol>;

const UNSTABLE = /^(?:unstable|experimental)_/i;
const HOOK_NAME = /^use[A-Z]/;

/** Whether an export is one of {@link publicNames}. */
export function isPublic(name: string, exports: Exports, checker: ts.TypeChecker): boolean {
  const symbol = exports.get(name);
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Value) || isHidden(symbol, checker)) return false;
  if (HOOK_NAME.test(name)) return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  if (!/^[A-Z]/.test(name) || UNSTABLE.test(name)) return false;
  if (isPartOfOther(name, symbol, checker)) return false;
  return isComponent(symbol, checker) || isUntyped(symbol, exports.get(`${name}Props`), checker);
}

/** Whether authors keep a value from readers. */
export function isHidden(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return symbol.getJsDocTags(checker).some(({name}) => HIDING.has(name));
}

/**
 * Whether a value is what another component is built of: it is not documented, and stands in a file
 * whose default export that component is (`SliderRail` of `Slider`).
 */
export function isPartOfOther(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile();
  const module = file && checker.getSymbolAtLocation(file);
  const main = module?.exports?.get(ts.InternalSymbolName.Default);
  if (!file || !main || symbol.getDocumentationComment(checker).length > 0) return false;
  const whole = main.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(main) : main;
  return whole !== symbol && whole.name !== name && name.startsWith(ownName(whole, file));
}

/** A default export's own name, which may be only that of its file. */
function ownName({name}: ts.Symbol, {fileName}: ts.SourceFile): string {
  if (name !== 'default') return name;
  return /(?<file>[^/.]+)\.[^/]*$/.exec(fileName)?.groups?.file ?? name;
}

/** Whether React can render a value: a function that returns what it renders, or a class that does. */
export function isComponent(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  if (isContext(type)) return false;
  return signaturesOf(type).some((signature) => {
    if (signature.parameters.length > 2) return false;
    const returned = checker.getReturnTypeOfSignature(signature);
    if (isRendered(returned, checker)) return true;
    if (checker.getPropertyOfType(returned, 'render')) return true;
    if (isText(returned, checker)) return signature.parameters[0]?.name === 'props';
    return (returned.flags & UNTOLD) !== 0 && takesProps(signature, checker);
  });
}

/**
 * Whether a component's type was lost on the way to its declarations, as of what a function of
 * another package made: it is `any`, and its props are told beside it.
 *
 * @param props its `<Name>Props`
 */
export function isUntyped(
  symbol: ts.Symbol,
  props: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): boolean {
  if (!props || !(symbol.flags & ts.SymbolFlags.Variable)) return false;
  return (checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Any) !== 0;
}

/** A context can be rendered since React 19, but is none of the package's components. */
export function isContext(type: ts.Type): boolean {
  return Boolean(type.getProperty('Provider') && type.getProperty('Consumer'));
}

/** What a component that renders nothing returns, and one whose authors leave it open. */
const UNTOLD = ts.TypeFlags.Any | ts.TypeFlags.Null;

function takesProps({parameters: [first]}: ts.Signature, checker: ts.TypeChecker): boolean {
  const type = first && checker.getNonNullableType(checker.getTypeOfSymbol(first));
  return !type || (type.flags & OBJECT) !== 0;
}

const OBJECT =
  ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union | ts.TypeFlags.TypeParameter;

const RENDERED = new Set(['Element', 'ReactElement', 'ReactNode', 'ReactPortal', 'JSXElement']);

function isRendered(type: ts.Type, checker: ts.TypeChecker): boolean {
  const names = [type.aliasSymbol?.name, type.symbol?.name];
  if (names.some((name) => name !== undefined && RENDERED.has(name))) return true;
  // `React.DOMElement` and whatever else extends an element.
  if (ELEMENT.every((name) => type.getProperty(name))) return true;
  // An async component's promise is what it renders later.
  const parts = type.isUnion() ? type.types : promised(type, checker);
  return parts.some((member) => isRendered(member, checker));
}

const ELEMENT = ['type', 'props', 'key'];

/** Texts and numbers, which React renders as they are, or lists of them. */
function isText(type: ts.Type, checker: ts.TypeChecker): boolean {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  if (bound.isUnion()) return bound.types.every((member) => isText(member, checker));
  if (bound.flags & TEXT) return true;
  const [item] = checker.isArrayType(bound)
    ? checker.getTypeArguments(bound as ts.TypeReference)
    : [];
  return item !== undefined && isText(item, checker);
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Undefined;

function promised(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  return type.symbol?.name === 'Promise' && type.flags & ts.TypeFlags.Object
    ? checker.getTypeArguments(type as ts.TypeReference)
    : [];
}
