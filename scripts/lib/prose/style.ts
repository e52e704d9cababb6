import {parse} from 'yaml';
import {descriptionFault} from '../../../plugins/front-matter/core/description';
import type {ProseFault, ProsePage, ProseRules} from './types';

/** What a word is not made of, at its ends. */
const AROUND_WORD = /^[^\p{L}\p{N}@<]+|[^\p{L}\p{N}>]+$/gu;
/** Behind these begins a sentence, in a heading too. */
const SENTENCE_END = /[.?!:…]["”’)]*$/u;
/** A capital that is the first letter of a word, and of no abbreviation. */
const CAPITALISED = /^\p{Lu}\p{Ll}/u;

/**
 * What is wrong with how a page is written: headings, words that say nothing, descriptions, pictures
 * without a text.
 *
 * @param names what is written with a capital wherever it stands, beside the rules' words
 */
export function styleFaults(
  page: ProsePage,
  rules: ProseRules,
  names: ReadonlySet<string>,
): ProseFault[] {
  const capitals = new Set([...names, ...(rules.capitals ?? [])]);
  return [
    ...headingFaults(page, capitals),
    ...fillerFaults(page, rules.fillers ?? []),
    ...descriptionFaults(page),
    ...pictureFaults(page),
  ];
}

function headingFaults({contents}: ProsePage, capitals: ReadonlySet<string>): ProseFault[] {
  return contents.headings.flatMap(({text, line}) => {
    const words = withoutNames(text, capitals).split(/\s+/);
    const wrong = words.filter((word, index) => {
      const bare = word.replace(AROUND_WORD, '').replace(/[’'](?:s|re)?$/, '');
      if (index === 0 || !CAPITALISED.test(bare) || capitals.has(bare)) return false;
      return !SENTENCE_END.test(words[index - 1] ?? '');
    });
    if (wrong.length === 0) return [];
    return [
      {
        line,
        what: `the heading "${text}" has a capital in the middle: ${wrong.join(', ')}`,
        fix: 'write headings as sentences; names go into `capitals` of the rules',
      },
    ];
  });
}

/** Names of several words in small letters, so that each word is one. */
function withoutNames(text: string, capitals: ReadonlySet<string>): string {
  return [...capitals]
    .filter((name) => name.includes(' '))
    .reduce((rest, name) => rest.replaceAll(name, name.toLowerCase()), text);
}

function fillerFaults({contents, text}: ProsePage, fillers: readonly string[]): ProseFault[] {
  if (fillers.length === 0) return [];
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${fillers.join('|')})(?![\\p{L}-])`, 'giu');
  return contents.texts.flatMap(({start, end, line}) => {
    const shown = text.slice(start, end);
    if (shown.startsWith('`')) return [];
    return [...shown.matchAll(pattern)].map((found) => ({
      line: line + shown.slice(0, found.index).split('\n').length - 1,
      what: `"${found[0]}" says nothing`,
      fix: 'take it out',
    }));
  });
}

function descriptionFaults({contents}: ProsePage): ProseFault[] {
  const {frontMatter} = contents;
  const description = fieldsOf(contents).description;
  if (!frontMatter || typeof description !== 'string') return [];
  const line = frontMatter.yaml.split('\n').findIndex((one) => one.startsWith('description:'));
  const fault = descriptionFault(description);
  if (fault === undefined) {
    if (/[.!?…]$/u.test(description)) return [];
    return [
      {line: line + 2, what: 'the description is no sentence', fix: 'end it with a full stop'},
    ];
  }
  return [{line: line + 2, what: `the description ${fault}`, fix: 'write one sentence'}];
}

/** The front matter of a page; nothing where it has none, or one that cannot be read. */
export function fieldsOf({frontMatter}: ProsePage['contents']): Record<string, unknown> {
  try {
    const fields: unknown = parse(frontMatter?.yaml ?? '');
    return typeof fields === 'object' && fields !== null ? {...fields} : {};
  } catch {
    return {};
  }
}

function pictureFaults({contents, text}: ProsePage): ProseFault[] {
  const pictures = contents.pictures.filter(({start}) => /^!\[\s*\]/.test(text.slice(start)));
  const tags = contents.tags.filter(
    ({name, start, end}) =>
      name === 'img' && !/\salt=(?:"[^"]|'[^']|\{)/.test(text.slice(start, end)),
  );
  return [...pictures, ...tags].map(({line}) => ({
    line,
    what: 'a picture has no text for those who do not see it',
    fix: 'say what it shows: ![Text](picture.png)',
  }));
}
