import {textOfHtml} from '../../page-reader/core/htmlText';

/**
 * Fenced code and comments: what looks like a heading or a tag in there is none. One that nobody
 * closes lasts to the end, so each sign is looked at once.
 */
const HIDDEN =
  /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*\r?$|(?![\s\S]))|<!--[\s\S]*?(?:-->|(?![\s\S]))|\{\/\*[\s\S]*?(?:\*\/\}|(?![\s\S]))/gm;
const ATX = /^ {0,3}#[ \t]+(\S[^\r\n]*)/m;
const SETEXT = /^([^\s>#-][^\r\n]*)\r?\n=+[ \t]*\r?$/m;
/** At the beginning of a line: in the middle of one it is inline code about the tag. */
const DESCRIPTION =
  /^[ \t]*<p\s(?:[^>]*\s)?class(?:Name)?=["'](?:[^"']*\s)?description(?:\s[^"']*)?["'][^>]*>([\s\S]*?)<\/p>/m;

/** The text of a body's first `# Heading`, code unwrapped and `{#id}` dropped, or `undefined`. */
export function bodyTitle(body: string): string | undefined {
  const seen = body.replace(HIDDEN, '');
  const heading = (ATX.exec(seen) ?? SETEXT.exec(seen))?.[1];
  return heading
    ?.trim()
    .replace(/(?<!\s)\s+(?:\{#[\w-]+\}|#+)$/, '')
    .replace(/`([^`]*)`/g, '$1');
}

/**
 * Whether a body begins with its title. Docusaurus finds it there by itself; below a comment or
 * a paragraph it would take the file's name instead.
 */
export function beginsWithTitle(body: string): boolean {
  return /^(?:#[ \t]+\S|[^\r\n]+\r?\n=+[ \t]*(?:\r?\n|$))/.test(body);
}

/** The text of a body's first `<p class="description">`, on one line, or `undefined`. */
export function bodyDescription(body: string): string | undefined {
  const html = DESCRIPTION.exec(body.replace(HIDDEN, ''))?.[1] ?? '';
  return textOfHtml(html) || undefined;
}
