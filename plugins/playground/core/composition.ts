import {transform} from 'sucrase';
import {quote} from '../../_shared/node';
import {compositionFile} from './compositionFile';
import {wholeOf} from '../../api-model/core/names';
import {COLUMNS} from './code';
import {passingTags} from './tags';
import type {Parts} from './exports';
import type {Composition} from './types';

/** An opening tag with its attributes, texts and braces of which may hold anything. */
const TAG =
  /<([A-Z][\w.]*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*)\s*>/g;

/** A composition of a line. */
export interface InsideParents extends Composed {
  /** JavaScript of a module that renders it. */
  text: string;
  /** The components around it, the outermost first. */
  parents: string[];
}

/** Statements that import a component of the library: as readers see it, and as the page runs it. */
export type Importers = Record<'shown' | 'run', (component: string) => string>;

/** What is made of a composition. */
export interface Composed {
  /** What is shown around the component. */
  around: Composition;
}

/**
 * Reads what an author has put around a component in its line: opening tags, the outermost first.
 *
 * @param written e.g. `<Tabs value={0}>`, `<Table><TableBody><TableRow>`
 * @returns what it makes, or what is wrong with it
 * @example readInside('<Tabs value={0}>', 'Tab', {shown, run})
 */
export function readInside(
  written: unknown,
  component: string,
  {shown, run}: Importers,
): InsideParents | Parts {
  const text = typeof written === 'string' ? written.trim() : '';
  const tags = [...text.matchAll(TAG)];
  const names = tags.map(([, name = '']) => name);
  const all = [...names, component];
  const imports = all.filter((one, at) => all.findIndex((other) => isOf(other, one)) === at);
  const close = names.toReversed().map((name) => `</${name}>`);
  const element = [...tags.map(([tag]) => tag), `<${component} {...props} />`, ...close].join('');
  const code = compile([...imports.map(run), `export default (props) => ${element};`].join('\n'));
  if (tags.length === 0 || text.replaceAll(TAG, '').trim() !== '' || code === undefined) {
    return {
      what: `what the playground is inside of is ${quote(written)}`,
      fix: `write opening tags, the outermost first: "inside": "<Tabs value={0}>"; what is more than that goes to ${compositionFile(component)} beside the page`,
    };
  }
  const indent = (depth: number) => '  '.repeat(depth);
  const open = tags.map(([tag], depth) => `${indent(depth)}${tag}\n`).join('');
  const last = names.length - 1;
  return {
    around: {
      before: `${imports.map(shown).join('\n')}\n\n${open}${indent(names.length)}`,
      fixed: '',
      after: close.map((tag, index) => `\n${indent(last - index)}${tag}`).join(''),
    },
    parents: names,
    text: code,
  };
}

/** Whether two are imported by one name. */
function isOf(one: string, other: string): boolean {
  return wholeOf(one) === wholeOf(other);
}

/** @returns nothing where it is none */
function compile(jsx: string): string | undefined {
  try {
    return transform(jsx, {transforms: ['jsx'], jsxRuntime: 'automatic', production: true}).code;
  } catch {
    return undefined;
  }
}

/**
 * Reads a composition that is a file: a module whose component passes its props on by a tag that stands
 * in it once, by itself or around something: `<Tab value="a" {...props} />`,
 * `<Tabs {...props}><Tab>One</Tab></Tabs>`.
 *
 * @param text the file's text
 * @returns what is shown around the tag, or what is wrong with it
 */
export function readComposition(text: string, component: string): Composed | Parts {
  const [found, ...more] = passingTags(text, component);
  if (!found || more.length > 0) {
    return {
      what: `${compositionFile(component)} has ${found ? 'several tags' : 'no tag'} <${component} {...props} />`,
      fix: 'pass the props on in one place; readers see their own props there',
    };
  }
  const before = text.slice(0, found.begin);
  return {
    around: {
      before: withoutProps(before),
      fixed: laidOut(found.attributes, before),
      after: text.slice(found.end).trimEnd(),
      ...(!found.isClosed && {holds: true}),
    },
  };
}

/** Attributes on one line where they fit, else as they are written, without what their tag is indented by. */
function laidOut(attributes: string, before: string): string {
  const line = attributes.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= COLUMNS) return line;
  const [margin = ''] = /[ \t]*$/.exec(before) ?? [];
  return attributes
    .replaceAll(/\n\s*(?=\n)/g, '')
    .replaceAll(`\n${margin}`, '\n')
    .trim();
}

/** Code that takes no props, as none are passed on any more, nor imports their type. */
function withoutProps(code: string): string {
  const [parameter, type] = /\(\s*props(?::\s*(?:Partial<)?(\w+)[^()]*)?\)/.exec(code) ?? [];
  if (parameter === undefined) return code;
  const imported = [
    `import type \\{\\s*${type},?\\s*\\} from [^;]*;\\n`,
    `, \\{\\s*type ${type},?\\s*\\}(?= from)`,
    `, type ${type}(?=\\W)`,
    `(?<=\\{\\s*)type ${type}, `,
  ];
  return code.replace(parameter, '()').replace(new RegExp(imported.join('|')), '');
}
