import type {Fault, WrittenDemo, WrittenPlayground} from './types';

const BEGINS = /^[ \t]*\{\{\s*"(?:demo|playground)"\s*:/m;
const WHOLE = /\{\{\s*"(?:demo|playground)"\s*:[^}]*\}\}/g;

/** What is written in a page: a demo, or a component to try out. */
export type Written = WrittenDemo | WrittenPlayground;

/** What was read, in the order of the page, and the faults; `undefined` where the text is about something else. */
export interface Reading {
  written: Written[];
  faults: Fault[];
}

/**
 * Reads the `{{"demo": …}}` and `{{"playground": …}}` lines of a paragraph. Its text is read as written: the Markdown parser
 * sees directives and emphasis in it.
 *
 * @param text one paragraph or expression of the page
 * @param firstLine the line of the page on which it begins, from 1
 */
export function readLines(text: string, firstLine: number): Reading | undefined {
  const begin = BEGINS.exec(text);
  if (!begin) return undefined;
  const matches = [...text.matchAll(WHOLE)];
  const lineAt = (index: number) => firstLine + text.slice(0, index).split('\n').length - 1;
  if (matches.length === 0) return {written: [], faults: [notClosed(lineAt(begin.index))]};
  if (text.replace(WHOLE, '').trim() !== '') {
    return {written: [], faults: [notAlone(lineAt(begin.index))]};
  }
  const read = matches.map((match) => readOne(match[0], lineAt(match.index)));
  return {
    written: read.filter((one) => 'options' in one),
    faults: read.filter((one) => 'what' in one),
  };
}

function readOne(text: string, line: number): Written | Fault {
  try {
    const {demo, playground, ...options} = JSON.parse(text.slice(1, -1)) as Record<string, unknown>;
    if (playground === undefined) return {src: demo, options, line};
    return {
      component: playground,
      options: demo === undefined ? options : {demo, ...options},
      line,
    };
  } catch {
    return {
      line,
      what: `the demo line ${text} is no JSON`,
      fix: 'write {{"demo": "Name.tsx", "option": value}}, names in double quotes, no comma at the end',
    };
  }
}

function notClosed(line: number): Fault {
  return {line, what: 'the demo line is not closed', fix: 'end it with two braces: }}'};
}

/** A demo that shares its paragraph with text; told alike however it is written. */
export function notAlone(line: number): Fault {
  return {
    line,
    what: 'the demo stands in a paragraph with something else',
    fix: 'leave an empty line before and after it',
  };
}
