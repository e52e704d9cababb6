import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {COMPILER_OPTIONS} from '../../plugins/api-model/core/packages/entry';

/** What a package offers, read without Vitrine's extractor. */
export interface Reading {
  package: string;
  version: string;
  /** Every component that is there at run time, nested ones by their path, with its own props. */
  components: Record<string, string[]>;
}

/** A reading as it is made: with all props of each component, which are not kept. */
export interface FreshReading extends Reading {
  all: Record<string, string[]>;
}

/** Packages that count as a package's own besides its scope: what it is made of. */
const OWN: Record<string, RegExp> = {
  antd: /^(?:rc-|@rc-component\/|@ant-design\/)/,
  'react-bootstrap': /^@restart\//,
};

/** A component of a component of a component; deeper ones are the same again. */
const MAX_DEPTH = 3;

/**
 * Reads a package: components by loading it, whether they can be rendered and what they take by
 * letting the compiler resolve an element of each.
 *
 * @param from folder with node_modules
 * @throws Error where the package cannot be loaded
 */
export function readIndependently(from: string, name: string): FreshReading {
  const load = createRequire(path.join(from, 'index.js'));
  const paths = pathsIn(load(name), '', []);
  const manifest = readFileSync(path.join(from, 'node_modules', name, 'package.json'), 'utf8');
  const {version} = JSON.parse(manifest);
  const found = propsOf(from, name, paths);
  return {
    package: name,
    version,
    components: Object.fromEntries(found.map(({key, own}) => [key, own])),
    all: Object.fromEntries(found.map(({key, all}) => [key, all])),
  };
}

/** `Menu`, `Menu.Item`: all that React can render, as far as that shows at run time. */
function pathsIn(holder: object, prefix: string, above: readonly object[]): string[] {
  return Object.entries(holder).flatMap(([key, value]) => {
    const isHolder = typeof value === 'function' || (typeof value === 'object' && value !== null);
    if (!/^[A-Z]/.test(key) || !isHolder || above.includes(value)) return [];
    const own = `${prefix}${key}`;
    const parts =
      above.length < MAX_DEPTH - 1 ? pathsIn(value, `${own}.`, [...above, holder, value]) : [];
    return canRender(value) ? [own, ...parts] : parts;
  });
}

function canRender(value: {$$typeof?: unknown}) {
  return typeof value === 'function' || /forward_ref|memo|lazy/.test(String(value.$$typeof));
}

/** The props of each path that the compiler takes as an element. */
function propsOf(from: string, name: string, paths: readonly string[]) {
  const file = path.join(from, '__reading__.tsx');
  const text = [
    `import * as R from '${name}';`,
    ...paths.map((each, i) => `export const e${i} = <R.${each} />;`),
  ].join('\n');
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (asked, options) =>
    asked === file ? ts.createSourceFile(file, text, options, true) : parse(asked, options);
  const program = ts.createProgram([file], COMPILER_OPTIONS, host);
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} was not read`);
  const refused = refusedLines(program, source);
  return elementsIn(source).flatMap((element, i) => {
    if (refused.has(i + 1)) return [];
    const checker = program.getTypeChecker();
    const shown = propsTaken(element, checker).filter((prop) => !isHidden(prop, checker));
    const own = shown.filter((prop) => isOwn(prop, name));
    return [{key: paths[i] ?? '', own: namesOf(own), all: namesOf(shown)}];
  });
}

/** No component at all, or not there by its type: other faults are only props that are missing. */
const REFUSALS = new Set([2339, 2551, 2604, 2605, 2607, 2694, 2786]);

function refusedLines(program: ts.Program, source: ts.SourceFile) {
  const found = program.getSemanticDiagnostics(source).filter(({code}) => REFUSALS.has(code));
  return new Set(found.map(({start}) => source.getLineAndCharacterOfPosition(start ?? 0).line));
}

function elementsIn(source: ts.SourceFile) {
  const found: ts.JsxSelfClosingElement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function propsTaken(element: ts.JsxSelfClosingElement, checker: ts.TypeChecker) {
  const [first] = checker.getResolvedSignature(element)?.parameters ?? [];
  const taken = first && checker.getNonNullableType(checker.getTypeOfSymbol(first));
  const cases = taken?.isUnion() ? taken.types : [taken];
  return cases.flatMap((type) => (type ? checker.getPropertiesOfType(type) : []));
}

function namesOf(props: readonly ts.Symbol[]) {
  const names = new Set(props.map((prop) => prop.name));
  return [...names].filter((prop) => !/^(?:ref|key)$/.test(prop)).sort();
}

function isOwn({declarations = []}: ts.Symbol, name: string) {
  return declarations.some((node) => {
    const {fileName} = node.getSourceFile();
    const owner = /.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)\//.exec(fileName)?.[1];
    const isScope = name.startsWith('@') && owner?.startsWith(`${name.split('/')[0]}/`);
    return owner === name || isScope || (owner && OWN[name]?.test(owner));
  });
}

function isHidden(prop: ts.Symbol, checker: ts.TypeChecker) {
  return prop.getJsDocTags(checker).some((tag) => /^(?:private|internal|ignore)$/.test(tag.name));
}
