import leven from 'leven';
import ts from 'typescript';
import {parseMeta} from '../../../plugins/code-blocks/core/meta';
import type {PageFence} from '../../../plugins/page-reader/core/types';

/** A fence as the compiler gets it. */
export interface FenceModule {
  /** One line of what the fence leaves out, then its code, line for line. */
  text: string;
  /** Whether it is a part of a file: what it names may be declared where nobody sees it. */
  isPart: boolean;
  /** Whether it has to have a mistake. */
  isWrong: boolean;
  /** Whether it adds to the types of a package, which all other fences would get. */
  isAugmenting: boolean;
  extension: string;
}

/** Languages of code that the compiler reads, and how their files end. */
const EXTENSIONS: Readonly<Record<string, string>> = {ts: 'ts', tsx: 'tsx', js: 'js', jsx: 'jsx'};

/** What a piece of a file may be a piece of, the likeliest first. */
const AROUND = [
  ['', ''],
  ['<>', '</>'],
  ['const part = {', '};'],
  ['const part = [', '];'],
  ['class Part {', '}'],
] as const;

/** What of the page's packages a name is meant to be, where it is misspelt. */
export function nearestOf(name: string, exports: FenceSurroundings['exports']): string | undefined {
  if (!/^[A-Z]\w{3,}$/.test(name) || exports.has(name)) return undefined;
  return [...exports.keys()].find((other) => leven(name, other) === 1);
}

/** What is known where a fence stands. */
export interface FenceSurroundings {
  /** Name → module that exports it, of what the page is about. */
  exports: ReadonlyMap<string, string>;
  /** As `ProseRules.declares`. */
  declares?: Readonly<Record<string, string>>;
}

/**
 * What the compiler is given of a fence.
 *
 * @returns nothing for another language, and for one whose meta says `no-check`
 */
export function fenceModule(
  fence: PageFence,
  {exports, declares = {}}: FenceSurroundings,
): FenceModule | undefined {
  const extension = EXTENSIONS[fence.language];
  const meta = parseMeta(fence.meta);
  if (extension === undefined || meta.words.includes('no-check')) return undefined;
  const code = typed(withoutLines(fence.code, meta.values.del ?? ''), declares);
  const [before, after] = AROUND.find((each) => isSound(each, code, extension)) ?? AROUND[0];
  const source = parse(`${before}${code}${after}`, extension);
  const {names, tags} = namesOf(source);
  const hasImports = source.statements.some((statement) => ts.isImportDeclaration(statement));
  const isPart = !hasImports || meta.values.title === undefined;
  const lead = isPart ? importsOf(names, exports) + shadowsOf(names, tags, exports) : '';
  return {
    text: `export {}; ${lead}${before}\n${code}\n${after}`,
    isPart,
    isWrong: meta.words.includes('expect-error'),
    isAugmenting: source.statements.some(
      (statement) => ts.isModuleDeclaration(statement) && ts.isStringLiteral(statement.name),
    ),
    extension,
  };
}

/** What the compiler says of the syntax; nothing where all is well. */
function isSound([before, after]: readonly [string, string], code: string, extension: string) {
  const {diagnostics = []} = ts.transpileModule(`${before}\n${code}\n${after}`, {
    fileName: `fence.${extension}`,
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
  });
  return diagnostics.length === 0;
}

/** Lines that stand there to be deleted are none of the code; those after them stay where they are. */
function withoutLines(code: string, list: string): string {
  const deleted = new Set(
    [...list.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, from, to = from]) =>
      Array.from({length: Number(to) - Number(from) + 1}, (_, index) => Number(from) + index),
    ),
  );
  const lines = code.split('\n');
  return lines.map((line, index) => (deleted.has(index + 1) ? '' : line)).join('\n');
}

function typed(code: string, declares: Readonly<Record<string, string>>): string {
  return code.replace(
    /^((?:export )?const (\w+))(?= = )/gm,
    (whole, start: string, name: string) =>
      Object.hasOwn(declares, name) ? `${start}: ${declares[name]}` : whole,
  );
}

function parse(text: string, extension: string): ts.SourceFile {
  return ts.createSourceFile(`fence.${extension}`, text, ts.ScriptTarget.ESNext, true);
}

/** All names that stand in a fence and are declared nowhere in it, and those of elements. */
function namesOf(source: ts.SourceFile): Record<'names' | 'tags', Set<string>> {
  const [used, declared, tags] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const {parent} = node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        ts.isJsxAttribute(parent) ||
        ts.isPropertySignature(parent);
      const isDeclared = 'name' in parent && parent.name === node && !isMember;
      if (isDeclared) declared.add(node.text);
      else if (!isMember) used.add(node.text);
      const isTag = ts.isJsxOpeningLikeElement(parent) && /^[A-Z]/.test(node.text);
      if (isTag || ts.isJsxExpression(parent)) tags.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {names: new Set([...used].filter((name) => !declared.has(name))), tags};
}

function importsOf(names: ReadonlySet<string>, exports: ReadonlyMap<string, string>): string {
  return [...names]
    .filter((name) => exports.has(name))
    .map((name) => `import {${name}} from '${exports.get(name)}'; `)
    .join('');
}

/** Globals of browsers that a part of a file does not mean: it has a variable of that name. */
const SHADOWED = ['open', 'event', 'name', 'screen', 'status', 'close', 'history', 'parent'];

function shadowsOf(
  names: ReadonlySet<string>,
  tags: ReadonlySet<string>,
  exports: ReadonlyMap<string, string>,
): string {
  return [...names]
    .filter(
      (name) =>
        SHADOWED.includes(name) ||
        (tags.has(name) && !exports.has(name) && !nearestOf(name, exports)),
    )
    .map((name) => `declare const ${name}: any; `)
    .join('');
}
