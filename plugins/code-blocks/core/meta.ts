/** The words after a fence's language, taken apart. */
export interface Meta {
  /** `title="a"`, `ins={1}`, `showLineNumbers=20`: without quotes and braces. */
  values: Readonly<Record<string, string | undefined>>;
  /** `{1,3-5}` without its braces. */
  marked?: string;
  /** Everything else: switches such as `wrap`, labels, words for other generators. */
  words: string[];
}

const PART = /([\w-]+)=("[^"]*"|'[^']*'|\{[^}]*\}|\S+)|(\{[\d\s,-]*\})|(\S+)/g;
const SWITCHES = [
  'showLineNumbers',
  'wrap',
  'prompt',
  'demo',
  'fold',
  'noFold',
  'npm2yarn',
  'live',
  'no-check',
  'expect-error',
];

/** Takes a fence's meta apart; nothing is refused, as pages come from other generators too. */
export function parseMeta(meta: string): Meta {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  const words: string[] = [];
  let marked: string | undefined;
  for (const [, key, value, range, word] of meta.matchAll(PART)) {
    if (key !== undefined && value !== undefined) values[key] = bare(value);
    if (range !== undefined) marked = bare(range);
    if (word !== undefined) words.push(word);
  }
  return {values, marked, words};
}

/** The first word that means nothing else: the label of a tab. */
export function labelOf({words}: Meta): string | undefined {
  return words.find((word) => /^[\p{L}\d]/u.test(word) && !SWITCHES.includes(word));
}

function bare(value: string): string {
  return /^(["']).*\1$|^\{[^]*\}$/.test(value) ? value.slice(1, -1) : value;
}
