import type {Fault} from '../../page-reader/core/types';
import type {Fence} from './types';

const MARKER =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;
/** Their code is about code: in a guide on writing pages the markers are what it shows. */
const VERBATIM = ['md', 'mdx', 'markdown'];

/** Code without its markers, and the lines that they marked, from 1. */
export interface Unmarked {
  code: string;
  marked: Set<number>;
  faults: Fault[];
}

/** Takes `highlight-next-line`, `highlight-start` and `highlight-end` comments out of a block. */
export function takeMarkers({code, language, line: fenceLine}: Fence): Unmarked {
  if (VERBATIM.includes(language) || !code.includes('highlight-')) {
    return {code, marked: new Set(), faults: []};
  }
  const kept: string[] = [];
  const marked = new Set<number>();
  const faults: Fault[] = [];
  let open: number | undefined;
  let next: number | undefined;
  code.split('\n').forEach((text, index) => {
    const line = fenceLine + 1 + index;
    const marker = MARKER.exec(text)?.[1];
    if (marker === undefined) {
      kept.push(text);
      if (open !== undefined || next !== undefined) marked.add(kept.length);
      next = undefined;
    } else if (marker === 'next-line') next = line;
    else if (marker === 'start') {
      if (open !== undefined) faults.push(startedTwice(line));
      open = line;
    } else {
      if (open === undefined) faults.push(neverStarted(line));
      open = undefined;
    }
  });
  if (open !== undefined) faults.push(neverEnded(open));
  if (next !== undefined) faults.push(nothingFollows(next));
  return {code: kept.join('\n'), marked, faults};
}

function startedTwice(line: number): Fault {
  return {
    line,
    what: 'a highlight-start stands inside of another one',
    fix: 'end the first with a highlight-end comment, or remove this one',
  };
}

function neverStarted(line: number): Fault {
  return {
    line,
    what: 'a highlight-end has no highlight-start before it',
    fix: 'put a highlight-start comment before the first line that is meant',
  };
}

function neverEnded(line: number): Fault {
  return {
    line,
    what: 'a highlight-start is never ended in this block',
    fix: 'put a highlight-end comment after the last line that is meant',
  };
}

function nothingFollows(line: number): Fault {
  return {
    line,
    what: 'no line follows a highlight-next-line',
    fix: 'put the comment before the line that is meant, or remove it',
  };
}
