import ts from 'typescript';
import {literalCode} from './args';
import type {Args} from './args';
import {contentOf, elementOf, givenOf, outdent} from './jsx';
import {boundIn, isReference, visit} from './names';
import type {Arg, RenderFunction} from './types';

/** What a story renders with its args filled in. */
export interface Filled {
  code: string;
  /** It is what a function does, braces and all; else what it returns. */
  isBlock: boolean;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The args that names of a render function stand for. */
interface Bindings {
  /** `args`, or the rest of those that are named. */
  whole: ReadonlyMap<string, readonly Arg[]>;
  one: ReadonlyMap<string, Arg | undefined>;
}

/**
 * The body of a render function with its args in their places. Where one of them stands where no
 * value can be written, all are declared before it.
 */
export function fillIn(render: RenderFunction | ts.MethodDeclaration, args: Args): Filled {
  const {body, parameters} = render;
  if (!body) return {code: 'null', isBlock: false};
  const [parameter] = parameters;
  const isBlock = ts.isBlock(body);
  const inner = ts.isParenthesizedExpression(body) ? body.expression : body;
  if (!parameter) return {code: outdent(inner.getText()), isBlock};
  const bindings = bindingsOf(parameter.name, args);
  const edits = bindings && editsOf(inner, bindings, args.spreads);
  if (edits) return {code: outdent(applied(inner, edits)), isBlock};
  const declared = `const ${parameter.name.getText()} = ${objectCode(args)};`;
  const code = outdent(inner.getText());
  const rest = isBlock ? code.slice(1) : `\n  return ${code};\n}`;
  return {code: `{\n  ${declared}${rest}`, isBlock: true};
}

/** @returns nothing for patterns within patterns */
function bindingsOf(name: ts.BindingName, {list}: Args): Bindings | undefined {
  if (ts.isIdentifier(name)) return {whole: new Map([[name.text, list]]), one: new Map()};
  if (ts.isArrayBindingPattern(name)) return undefined;
  const one = new Map<string, Arg | undefined>();
  const whole = new Map<string, readonly Arg[]>();
  const named = new Set<string>();
  for (const element of name.elements) {
    if (!ts.isIdentifier(element.name)) return undefined;
    if (element.dotDotDotToken) {
      whole.set(
        element.name.text,
        list.filter((arg) => !named.has(arg.name)),
      );
      continue;
    }
    const key = element.propertyName ?? element.name;
    if (!ts.isIdentifier(key)) return undefined;
    named.add(key.text);
    const given = list.find((arg) => arg.name === key.text);
    one.set(element.name.text, given ?? defaultOf(key.text, element.initializer));
  }
  return {whole, one};
}

function defaultOf(name: string, initializer: ts.Expression | undefined): Arg | undefined {
  if (!initializer) return undefined;
  const value = ts.isStringLiteralLike(initializer) ? {value: initializer.text} : {};
  return {name, code: initializer.getText(), ...value, isSpy: false};
}

/** @returns nothing where an arg stands where none can be written */
function editsOf(
  body: ts.Node,
  bindings: Bindings,
  spreads: readonly string[],
): Edit[] | undefined {
  const bound = boundIn(body);
  const names = [...bindings.whole.keys(), ...bindings.one.keys()];
  if (names.some((name) => bound.has(name))) return undefined;
  const edits: (Edit | undefined)[] = [];
  visit(body, (node) => {
    if (!ts.isIdentifier(node) || !isReference(node)) return;
    const whole = bindings.whole.get(node.text);
    if (whole) edits.push(wholeEdit(node, whole, spreads));
    else if (bindings.one.has(node.text)) edits.push(valueEdit(node, bindings.one.get(node.text)));
  });
  const made = edits.filter((edit) => edit !== undefined);
  return made.length === edits.length ? made : undefined;
}

/** `{...args}` of an element, or `args.label`. */
function wholeEdit(
  node: ts.Identifier,
  args: readonly Arg[],
  spreads: readonly string[],
): Edit | undefined {
  const {parent} = node;
  if (ts.isJsxSpreadAttribute(parent)) return spreadEdit(parent, args, spreads);
  if (!ts.isPropertyAccessExpression(parent) || spreads.length > 0) return undefined;
  return valueEdit(
    parent,
    args.find(({name}) => name === parent.name.text),
  );
}

function spreadEdit(
  spread: ts.JsxSpreadAttribute,
  args: readonly Arg[],
  spreads: readonly string[],
): Edit {
  const {parent: attributes} = spread;
  const later = attributes.properties.slice(attributes.properties.indexOf(spread) + 1);
  const own = later.flatMap((each) => (ts.isJsxAttribute(each) ? each.name.getText() : []));
  const {parent: element} = attributes;
  const given = givenOf(
    args.filter(({name}) => !own.includes(name)),
    spreads,
  );
  const {start, end} = {start: spread.getStart(), end: spread.end};
  if (!ts.isJsxSelfClosingElement(element) || given.content === undefined) {
    const text = given.attributes.join(' ');
    // With nothing to give, the space before it goes as well.
    return {start: text === '' ? spread.getFullStart() : start, end, text};
  }
  const name = element.tagName.getText();
  const others = attributes.properties.map((each) =>
    each === spread ? given.attributes : [each.getText()],
  );
  const text = elementOf(name, {attributes: others.flat(), content: given.content});
  return {start: element.getStart(), end: element.end, text};
}

/** A value where an arg is read. */
function valueEdit(node: ts.Expression, arg: Arg | undefined): Edit | undefined {
  const {parent} = node;
  // What is assigned to, or asked for its keys, is more than its value.
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    return undefined;
  }
  const code = arg === undefined ? 'undefined' : arg.isSpy ? '() => {}' : arg.code;
  const place = {start: node.getStart(), end: node.end};
  if (ts.isShorthandPropertyAssignment(parent)) {
    return {...place, text: `${node.getText()}: ${code}`};
  }
  if (ts.isJsxExpression(parent)) {
    const whole = {start: parent.getStart(), end: parent.end};
    if (!ts.isJsxAttribute(parent.parent)) {
      return {...whole, text: arg === undefined ? '' : contentOf({...arg, code})};
    }
    const isSafe = typeof arg?.value === 'string' && !/["&\\\p{Cc}]/u.test(arg.value);
    return isSafe ? {...whole, text: `"${arg.value}"`} : {...place, text: code};
  }
  const isPlain = arg?.value !== undefined || /^[\w.]+$|^\[[^]*\]$/.test(code);
  return {...place, text: isPlain ? code : `(${code})`};
}

/** The text of a node with edits made; of those within another, the outer one counts. */
function applied(node: ts.Node, edits: readonly Edit[]): string {
  const from = node.getStart();
  let text = node.getText();
  const outer = edits.filter(
    (edit) =>
      !edits.some((each) => each !== edit && each.start <= edit.start && each.end >= edit.end),
  );
  for (const {start, end, text: made} of outer.toSorted((a, b) => b.start - a.start)) {
    const before = text.slice(0, start - from);
    const margin =
      /[ \t]*$/.exec(/[^\n]*$/.exec(before)?.[0].replace(/\S.*$/, '') ?? '')?.[0] ?? '';
    text = before + made.replaceAll('\n', `\n${margin}`) + text.slice(end - from);
  }
  return text;
}

function objectCode({list, spreads}: Args): string {
  const fields = [
    ...spreads.map((code) => `...${code}`),
    ...list.map(({name, code, isSpy}) => `${keyOf(name)}: ${isSpy ? '() => {}' : code}`),
  ];
  return fields.length === 0 ? '{}' : `{${fields.join(', ')}}`;
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literalCode(name);
}
