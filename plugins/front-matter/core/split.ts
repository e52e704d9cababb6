import type {Fault} from '../../page-reader/core/types';
import {secondBlock} from './text';

/** A file cut in two: the block between the fences, and what readers read. */
export interface Split {
  /** Without the fences, line ends as `\n`; empty where there is no front matter. */
  yaml: string;
  /** Trimmed, as Docusaurus' own parser does it. */
  body: string;
  faults: Fault[];
}

/** Three hyphens and no fourth: `----` is a thematic break. */
const OPENING = /^---(?!-)([^\r\n]*)(?:\r?\n|$)/;
const CLOSING = /(?:^|\n)---[ \t]*(?:\r?\n|$)/;
/** Front matter with something blank before it, which CommonMark would show as a heading. */
const LATE = /(?<![^])(\s+)---[ \t]*\r?\n[\w-]+:[\s\S]*?\n---[ \t]*\r?$/m;
const YAML_NAMES = ['', 'yaml', 'yml'];

/**
 * Cuts a markdown file into front matter and body. Never runs anything: a block that names
 * another language than YAML (`---js`) is a fault.
 */
export function split(file: string): Split {
  const text = file.replace(/^\uFEFF/, '');
  const opening = OPENING.exec(text);
  if (!opening) return {yaml: '', body: text.trim(), faults: lateFaults(text)};
  const language = (opening[1] ?? '').trim();
  if (!YAML_NAMES.includes(language.toLowerCase())) return refused(foreign(language));
  const rest = text.slice(opening[0].length);
  const closing = CLOSING.exec(rest);
  if (!closing) return refused(UNCLOSED);
  const below = rest.slice(closing.index + closing[0].length);
  const body = below.trim();
  const before = text.slice(0, text.length - below.trimStart().length);
  return {
    yaml: rest.slice(0, closing.index).replace(/\r\n?/g, '\n'),
    body,
    faults: secondBlock(body, before.split('\n').length),
  };
}

function refused(fault: Fault): Split {
  return {yaml: '', body: '', faults: [fault]};
}

const UNCLOSED: Fault = {
  line: 1,
  what: 'the front matter is opened but never closed',
  fix: 'put a line of three hyphens (`---`) and nothing else below its last field',
};

function foreign(language: string): Fault {
  return {
    line: 1,
    what: `the front matter is written as "${language}"`,
    fix: 'write it in YAML, between two lines of three hyphens (`---`) and nothing else',
  };
}

function lateFaults(text: string): Fault[] {
  const late = LATE.exec(text);
  if (late?.index !== 0) return [];
  return [
    {
      line: (late[1] ?? '').split('\n').length,
      what: 'the front matter begins after blank space',
      fix: 'put its opening `---` at the very beginning of the first line',
    },
  ];
}
