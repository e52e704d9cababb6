/** What stands between two brackets while a type is read. */
interface Frame {
  /** The bracket that opened it. */
  open: string;
  /** What is read and can no longer be part of a union. */
  done: string;
  /** Members of the union that is being read, but for the last. */
  members: string[];
  /** The last member as far as it is read. */
  last: string;
}

const TOKEN = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>|[\w$.]+|\S/g;
const OPENING = new Set(['(', '[', '{', '<']);
const CLOSING = new Set([')', ']', '}', '>']);
/** What ends a union: there is no `|` across these. */
const ENDS = new Set([',', ';', ':', '?', '=', '=>']);
/** The name of a parameter, as far as a list of them is read. */
const PARAMETER = /(^|,|\.\.\.)[\w$]+(\??):$/;

/**
 * A type such that two texts of one meaning are the same: members of unions in one order, one kind
 * of quotes and separators, no spaces, no `React.`, no names of parameters, no `undefined` beside
 * other members. For comparing, not for reading.
 */
export function normaliseType(text: string): string {
  let frame = toFrame('');
  const around: Frame[] = [];
  for (const token of tokensOf(text)) {
    const outer = CLOSING.has(token) ? around.at(-1) : undefined;
    if (OPENING.has(token)) {
      around.push(frame);
      frame = toFrame(token);
    } else if (outer) {
      outer.last += `${frame.open}${close(frame)}${token}`;
      frame = outer;
      around.pop();
    } else read(token, frame);
  }
  // What a printer has cut off leaves brackets open.
  while (around.length > 0) {
    const outer = around.pop() ?? frame;
    outer.last += `${frame.open}${close(frame)}`;
    frame = outer;
  }
  return close(frame);
}

/** A default as code, without what only formats it. */
export function normaliseCode(text: string): string {
  return tokensOf(text).join(' ');
}

function tokensOf(text: string): string[] {
  const tokens = text.match(TOKEN) ?? [];
  return tokens.map((token) => {
    if (/^["`]/.test(token) && !token.includes("'") && !token.includes('$')) {
      return `'${token.slice(1, -1)}'`;
    }
    return token === ';' ? ',' : token.replace(/^(?:React|JSX)\.(?=\w)/, '');
  });
}

function toFrame(open: string): Frame {
  return {open, done: '', members: [], last: ''};
}

/** Takes in a token that is no bracket. */
function read(token: string, frame: Frame): void {
  if (token === '|') {
    frame.members.push(frame.last);
    frame.last = '';
  } else if (ENDS.has(token)) {
    frame.done += `${union(frame)}${token}`;
    if (token === ':' && frame.open === '(') frame.done = frame.done.replace(PARAMETER, '$1_$2:');
    frame.members = [];
    frame.last = '';
  } else {
    const isWord = /[\w$]$/.test(frame.last) && /^[\w$'.]/.test(token);
    frame.last += isWord ? ` ${token}` : token;
  }
}

function close(frame: Frame): string {
  return `${frame.done}${union(frame)}`.replace(/,$/, '');
}

function union({members, last}: Frame): string {
  const all = new Set([...members, last].filter((member) => member !== ''));
  if (all.size > 1) all.delete('undefined');
  if (all.delete('true') && !all.delete('false')) all.add('true');
  else if ([...members, last].includes('true')) all.add('boolean');
  return [...all].sort().join('|');
}
