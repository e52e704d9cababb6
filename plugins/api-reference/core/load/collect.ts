import type {ApiKind} from '../../../api-model/core/model';

/** One page's front matter, with the file's path as an author would name it. */
export interface PageFields {
  file: string;
  frontMatter: Record<string, unknown>;
}

/** A name that the reference has to explain, and where it is asked for. */
export interface Mention {
  name: string;
  kind: ApiKind;
  file: string;
  field: 'components' | 'hooks';
  /** The page's `packageName`, where it says which package it means. */
  package?: string;
}

/** A field that holds something else than names. */
export interface FieldFault {
  file: string;
  field: Mention['field'];
  value: unknown;
}

const KINDS = {components: 'component', hooks: 'hook'} as const;

/**
 * The names that pages ask for in `components` and `hooks`, each once of a package, in order of name.
 *
 * @param pages the pages of one product
 * @returns the names, each with its first mention, and the fields that cannot be read
 */
export function collectMentions(pages: readonly PageFields[]): {
  mentions: Mention[];
  faults: FieldFault[];
} {
  const mentions = new Map<string, Mention>();
  const faults: FieldFault[] = [];
  for (const {file, frontMatter} of pages) {
    const {packageName: from} = frontMatter;
    const own = typeof from === 'string' && from !== '' ? {package: from} : {};
    for (const field of ['components', 'hooks'] as const) {
      const names = namesIn(frontMatter[field]);
      if (!names) faults.push({file, field, value: frontMatter[field]});
      for (const name of names ?? []) {
        const key = `${name} ${own.package ?? ''}`;
        if (!mentions.has(key)) mentions.set(key, {name, kind: KINDS[field], file, field, ...own});
      }
    }
  }
  // Code unit order: the order of the output must not hang on the machine's language.
  return {mentions: [...mentions.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), faults};
}

/** A list or a comma list as names; `undefined` for anything else, or for what is no identifier. */
function namesIn(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return [];
  const parts: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(parts)) return undefined;
  const names = parts.map((part: unknown) => (typeof part === 'string' ? part.trim() : '-'));
  const written = names.filter((name) => name !== '');
  return written.every((name) => /^[A-Za-z_$][\w$]*(?:\.[A-Z][\w$]*)*$/.test(name))
    ? written
    : undefined;
}
