import {isMap, isNode, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import type {Document, YAMLError, YAMLMap} from 'yaml';
import type {Fault} from '../../page-reader/core/types';
import type {Field} from './types';

/** The fields of a block in the order they stand there, or what is wrong with the block. */
export interface Parsed {
  fields: Field[];
  faults: Fault[];
}

/** The opening fence takes line 1 of the file, so the block's own first line is line 2. */
const FENCE_LINES = 1;

/** The most characters of a broken line that an error repeats. */
const MAX_SHOWN = 60;

const QUOTING =
  "put quotes round a value that holds `: ` or ` #`, or begins with one of `@[{*&!%'`";

/**
 * Reads a block as YAML 1.2. Dates stay text, `yes` and `no` too.
 *
 * @param yaml the lines between the fences
 */
export function parse(yaml: string): Parsed {
  const lines = new LineCounter();
  const lineAt = (offset: number): number => lines.linePos(offset).line + FENCE_LINES;
  const document = parseDocument(yaml, {lineCounter: lines, prettyErrors: false});
  // A warning here is a tag or directive that YAML's core does not know: nobody's intention.
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0) {
    return {fields: [], faults: errors.map((error) => toFault(error, yaml, lineAt))};
  }
  if (document.contents === null) return {fields: [], faults: []};
  if (!isMap(document.contents)) return {fields: [], faults: [notFields(lineAt(0))]};
  const circles = circleFaults(document, lineAt);
  if (circles.length > 0) return {fields: [], faults: circles};
  return readFields(document, document.contents, lineAt);
}

/** Aliases that stand in what they name: such a value has no end. */
function circleFaults(document: Document, lineAt: (offset: number) => number): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Alias(_key, alias, path) {
      const named = alias.resolve(document);
      if (!named || !path.includes(named)) return;
      const what = `the alias "*${alias.source}" stands in what it names`;
      faults.push({line: lineAt(alias.range?.[0] ?? 0), what, fix: 'write the value out'});
    },
  });
  return faults;
}

function readFields(document: Document, map: YAMLMap, lineAt: (offset: number) => number): Parsed {
  try {
    const fields = map.items.map(({key, value}): Field => {
      if (!isScalar(key)) throw new Error('a name of a field is a list or a map');
      const line = lineAt(key.range?.[0] ?? 0);
      const isPlain = isScalar(value) && value.type === 'PLAIN';
      const name = String(key.value);
      return {name, line, value: isNode(value) ? value.toJS(document) : null, isPlain};
    });
    return {fields, faults: []};
  } catch (error) {
    return {fields: [], faults: [syntaxFault(lineAt(0), (error as Error).message)]};
  }
}

function toFault(error: YAMLError, yaml: string, lineAt: (offset: number) => number): Fault {
  const line = lineAt(error.pos[0]);
  if (error.code !== 'DUPLICATE_KEY') return syntaxFault(line, error.message + shown(yaml, line));
  const name = /^[^\s:]*/.exec(yaml.slice(error.pos[0]))?.[0];
  return {line, what: `field "${name}" stands twice`, fix: 'keep one of the two'};
}

function syntaxFault(line: number, message: string): Fault {
  return {line, what: `the front matter is no YAML: ${message}`, fix: QUOTING};
}

/** The line as it stands in the file, for the author to know it again. */
function shown(yaml: string, line: number): string {
  const source = yaml.split('\n')[line - 1 - FENCE_LINES]?.trim() ?? '';
  return source === '' ? '' : ` (at \`${source.slice(0, MAX_SHOWN)}\`)`;
}

function notFields(line: number): Fault {
  return {
    line,
    what: 'the front matter holds no fields',
    fix: 'write one field to a line, e.g. `title: Button`',
  };
}
