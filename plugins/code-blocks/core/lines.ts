import type {LineClass} from './html';
import type {Meta} from './meta';
import {readRanges} from './ranges';
import type {Fault} from '../../page-reader/core/types';

/** What is to be known of a block before its lines can be told apart. */
export interface LineInput {
  /** The block's lines, markers taken out. */
  lines: readonly string[];
  meta: Meta;
  /** Lines that markers marked, from 1. */
  marked: ReadonlySet<number>;
  language: string;
  /** Line of the page on which the fence begins. */
  line: number;
}

/** The classes of every line, and the faults in the lists that gave them. */
export function classifyLines(input: LineInput): {classes: LineClass[][]; faults: Fault[]} {
  const {lines, meta, marked, language} = input;
  const lists = [
    readList(input, 'the marked lines', meta.marked),
    readList(input, 'ins', meta.values.ins),
    readList(input, 'del', meta.values.del),
  ] as const;
  const [listed, inserted, deleted] = lists.map(({numbers}) => numbers);
  const hasPrompt = meta.words.includes('prompt');
  const classes = lines.map((text, index) => {
    const sign = language === 'diff' ? /^(?:([+])(?!\+\+)|(-)(?!--))/.exec(text) : null;
    const has: Record<LineClass, boolean | undefined> = {
      marked: marked.has(index + 1) || listed?.has(index + 1),
      ins: sign?.[1] !== undefined || inserted?.has(index + 1),
      del: sign?.[2] !== undefined || deleted?.has(index + 1),
      prompt: hasPrompt && isCommand(text, lines[index - 1]),
    };
    return (Object.keys(has) as LineClass[]).filter((name) => has[name]);
  });
  return {classes, faults: lists.flatMap(({faults}) => faults)};
}

/** Not a comment, not empty, and not what a backslash carried over from the line before. */
function isCommand(text: string, previous = ''): boolean {
  return /^\s*[^\s#]/.test(text) && !/\\\s*$/.test(previous);
}

function readList(
  {lines, line}: LineInput,
  name: string,
  list: string | undefined,
): {numbers: Set<number>; faults: Fault[]} {
  if (list === undefined) return {numbers: new Set(), faults: []};
  const numbers = readRanges(list, lines.length);
  if (typeof numbers !== 'string') return {numbers, faults: []};
  const fault: Fault = {
    line,
    what: `${name} {${list}}: ${numbers}`,
    fix: 'write numbers and ranges of the lines that a reader sees, from 1: {1,3-5}',
  };
  return {numbers: new Set(), faults: [fault]};
}
