import type {Fault, PageContents} from '../../page-reader/core/types';
import {lettersOf, type Shown} from './shown';

/** A page as its source tells it. */
interface Source {
  text: string;
  contents: Pick<PageContents, 'texts' | 'fences' | 'faults'>;
}

/** Of lines of a source: what is no text (a tag behind a backslash is), or is shown by other letters. */
const HIDDEN =
  /<(?<!(?<!\\)(?:\\\\)*\\<)(?:!--[^]*?-->|(script|style)\b[^]*?<\/\1\s*>|\/?[a-z][^<>]*>)|\\?\{#[^{}]+\}[ \t]*$/gim;
/** Where letters may be written as something else. */
const BREAK = /&#?\w+;|\$[^$\n]*\$|:[\w+-]+:/;
/** Fences that become something else, and lines of code that say how others are shown. */
const DRAWN = /^(?:mermaid|math)$/;
const MAGIC = /(?<![\w-])[\w-]+-(?:next-line|start|end)\b/;

/** What is no text of a page. */
const RAW: readonly (readonly [RegExp, string])[] = [
  [
    /:{3,}/,
    'a callout is `:::note[Title]` on a line of its own, closed by `:::`; mean it as text in backticks',
  ],
  [/\{\{/, 'write the line by itself, in its paragraph; mean it as text in backticks'],
  [
    /\bimport\s[^;'"]{1,80}?\sfrom\s*["']/,
    "rename the page to .mdx, or say format: 'mdx' in its product",
  ],
];

/**
 * What a built page lacks of its source, line by line, and what of it stands there raw.
 *
 * @param shown what the page shows
 */
export function traceFaults({text, contents}: Source, shown: Shown): Fault[] {
  // What cannot be read is told elsewhere.
  if (contents.faults.length > 0) return [];
  const lines = [...linesOfText(text, contents.texts), ...linesOfCode(contents.fences)];
  const lost = lines.filter(({parts}) => parts.some((part) => !shown.letters.includes(part)));
  return [...lost.map(lostLine), ...rawFaults(text, contents.texts, shown)];
}

interface Line {
  line: number;
  written: string;
  /** Letters that must stand side by side on the page. */
  parts: string[];
}

function linesOfText(text: string, spans: PageContents['texts']): Line[] {
  return spans.flatMap(({start, end, line}) => {
    const own = text.slice(start, end);
    const shown = isCode(own) ? own : own.replace(HIDDEN, (all) => all.replace(/[^\n]+/g, ' '));
    return shown
      .split('\n')
      .map((written, at) => ({line: line + at, written, parts: partsOf(written)}));
  });
}

/** Whether it is code within a text, of which all is shown. */
function isCode(written: string): boolean {
  return written.startsWith('`');
}

function linesOfCode(fences: PageContents['fences']): Line[] {
  return fences
    .filter(({language, meta}) => !DRAWN.test(language) && !/\blive\b/.test(meta))
    .flatMap(({code, line}) =>
      code
        .split('\n')
        .map((written, at) => ({line: line + 1 + at, written, parts: [lettersOf(written)]}))
        .filter(({written}) => !MAGIC.test(written)),
    );
}

function partsOf(written: string): string[] {
  return written.split(BREAK).map(lettersOf);
}

function lostLine({line, written}: Line): Fault {
  const excerpt = written.trim().slice(0, 60);
  return {
    line,
    what: `"${excerpt}" does not stand on the page`,
    fix: 'look at what is around it there: something swallows it, or says it otherwise; settings.markdown-export.untraced tells it as a warning',
  };
}

function rawFaults(text: string, spans: PageContents['texts'], {texts}: Shown): Fault[] {
  return RAW.flatMap(([pattern, fix]): Fault[] => {
    const raw = texts.find((one) => pattern.test(one));
    if (raw === undefined) return [];
    const from = spans.find(({start, end}) => {
      const own = text.slice(start, end);
      return !isCode(own) && pattern.test(own);
    });
    const what = `"${excerptOf(raw, pattern)}" stands on the page as text`;
    return [{line: from?.line ?? lineIn(text, pattern), what, fix}];
  });
}

/** The first line that has it; 1 where none has. */
function lineIn(text: string, pattern: RegExp): number {
  return text.slice(0, Math.max(0, text.search(pattern))).split('\n').length;
}

function excerptOf(raw: string, pattern: RegExp): string {
  const at = Math.max(0, raw.search(pattern));
  return raw
    .slice(at, at + 60)
    .trim()
    .replace(/\s+/g, ' ');
}
