import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {extractAll} from '../core/extract/extract';
import type {ApiModel} from '../core/model';
import {COMPILER_OPTIONS} from '../core/packages/entry';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Packages of this repository, and components of each: all shapes, few of them, as types are dear. */
const SAMPLE: Record<string, string[]> = {
  '@mui/material': ['Button', 'ThemeProvider'],
  '@mui/system': ['StyledEngineProvider'],
  '@docsearch/react': ['DocSearchButton', 'DocSearchModal'],
  'react-json-view-lite': ['JsonView'],
};

/** Fixtures with components that hang on others, or stand in a namespace. */
const PARTS: Record<string, string[]> = {
  namespace: ['Dialog.Root', 'Dialog.Trigger'],
  'part-assigned': ['Menu', 'Menu.Item'],
  'part-of-part': ['Table.Row.Cell'],
  'part-static': ['List', 'List.Row'],
  'union-required': ['Control'],
};

const FIXTURES = path.join(__dirname, '__fixtures__/conformance');

const all = Object.entries({...SAMPLE, ...PARTS});

const requests = all.map(([name, names]) => ({
  facts: {
    name,
    version: '1.0.0',
    origin: null,
    ...(name in PARTS && {entry: path.join(FIXTURES, `${name}.tsx`)}),
  },
  targets: names.map((one) => ({name: one, kind: 'component' as const})),
}));

/** Shared with the program that asks: what is parsed is not in question. */
const parsed = new Map<string, ts.SourceFile | undefined>();

const models = extractAll({directory: ROOT, readFile: read, parsed}, requests).flatMap(
  (extraction) => extraction.models,
);

const cases = all.flatMap(([from, names]) => names.map((name) => [from, name] as const));

/** What the compiler says that an element takes, asked without this extractor. */
function propsSeen(): Map<string, ts.Symbol[]> {
  const file = path.join(ROOT, '__accounting__.tsx');
  const text = cases.map(
    ([from, name], i) =>
      `import * as M${i} from '${from in PARTS ? path.join(FIXTURES, from) : from}';\nexport const e${i} = <M${i}.${name} />;`,
  );
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === file
      ? ts.createSourceFile(file, text.join('\n'), target, true)
      : (parsed.get(name) ?? parse(name, target));
  const program = ts.createProgram([file], COMPILER_OPTIONS, host);
  const checker = program.getTypeChecker();
  const elements: ts.JsxSelfClosingElement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node)) elements.push(node);
    ts.forEachChild(node, visit);
  };
  const source = program.getSourceFile(file);
  if (source) visit(source);
  return new Map(
    elements.map((element, i) => {
      const [first] = checker.getResolvedSignature(element)?.parameters ?? [];
      const type = first && checker.getTypeOfSymbol(first);
      const members = type?.isUnion() ? type.types : type ? [type] : [];
      const all = members.flatMap((one) => checker.getPropertiesOfType(one));
      return [cases[i]?.join(' ') ?? '', all];
    }),
  );
}

const seen = propsSeen();

function isHidden({declarations = []}: ts.Symbol): boolean {
  return declarations.some((node) =>
    ts.getJSDocTags(node).some(({tagName}) => /^(?:ignore|internal|private)$/.test(tagName.text)),
  );
}

function modelOf(from: string, name: string): ApiModel {
  const model = models.find((one) => one.package === from && one.name === name);
  if (!model) throw new Error(`no model of ${name}`);
  return model;
}

test.each(cases)('%s %s: what the compiler sees is listed or grouped', (from, name) => {
  const {props, inherited} = modelOf(from, name);
  const listed = props.map((one) => one.name);
  const grouped = inherited.flatMap((group) => group.props);
  const told = new Set([...listed, ...grouped, 'ref', 'key']);
  const all = seen.get(`${from} ${name}`) ?? [];
  expect(all.length).toBeGreaterThan(0);
  const lost = all.filter((prop) => !told.has(prop.name) && !isHidden(prop));
  expect(lost.map((prop) => prop.name)).toEqual([]);
  // Each of them once.
  expect(grouped.filter((prop) => listed.includes(prop))).toEqual([]);
  expect(new Set(grouped).size).toBe(grouped.length);
});

test('a group says where its props come from', () => {
  const {inherited} = modelOf('@mui/material', 'Button');
  const events = inherited.find(({type}) => type === 'DOMAttributes');
  expect(events).toMatchObject({package: 'react'});
  expect(events?.props).toEqual(expect.arrayContaining(['onBlur', 'onFocus']));
});
