import {parseDocument} from 'yaml';
import {VitrineError, quote, type ErrorParts} from '../../../_shared/text/errors';
import {compact} from '../text';

/** Name of the file of a library's synonyms, in the folder of its pages. */
export const SYNONYMS = '_synonyms.yml';

/**
 * Reads what readers type for what is called otherwise here.
 *
 * @param text YAML: a word or a removed name → a name, or several, best first
 * @param file where it stands, for errors
 * @returns by the words as names are compared
 * @throws VitrineError with all that is wrong
 */
export function readSynonyms(text: string, file: string): Record<string, string[]> {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw new VitrineError({
      where: `${file}:${line}`,
      what: `is no YAML: ${error.message.split('\n')[0]}`,
      fix: `mend line ${line}; a line is a word, a colon and a name: "combobox: [Autocomplete, Select]"`,
    });
  }
  const value: unknown = document.toJS() ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new VitrineError(fault(file, '(all)', value));
  }
  const faults: ErrorParts[] = [];
  const entries = Object.entries(value).map(([word, names]): [string, string[]] => {
    const list: unknown[] = Array.isArray(names) ? names : [names];
    const isGood = compact(word) !== '' && list.length > 0 && list.every(isName);
    if (!isGood) faults.push(fault(file, word, names));
    return [compact(word), list.filter(isName)];
  });
  if (faults.length > 0) throw new VitrineError(faults);
  return Object.fromEntries(entries);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && compact(value) !== '';
}

function fault(file: string, word: string, given: unknown): ErrorParts {
  return {
    where: `${file}, ${word}`,
    what: `got ${quote(given)}`,
    fix: 'write a name of this library, or a list of them: "combobox: [Autocomplete, Select]"',
  };
}
