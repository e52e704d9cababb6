import type {HostedSearch} from '../../../_shared/site/hostedSearch';

/** A record that was found, as far as it can be trusted: what is no text is left out. */
export interface Hit {
  url: string;
  /** Texts of the levels from the widest: site or section, page, headings. Empty where there is none. */
  levels: string[];
  content: string;
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6];
/** Crawlers take along what an invisible link of a heading holds. */
const INVISIBLE = /[\s\u200b\u2060]+/g;

/**
 * Reads what a hosted search has answered.
 *
 * @throws Error where that is no answer at all: then somebody else has to be asked
 */
export function readAnswer(provider: HostedSearch['provider'], answer: unknown): Hit[] {
  const whole = provider === 'algolia' ? answer : listOf(fieldOf(answer, 'results'))[0];
  const hits = listOf(fieldOf(whole, 'hits'));
  const records = provider === 'algolia' ? hits : hits.map((hit) => fieldOf(hit, 'document'));
  return records.map((record) => ({
    url: textOf(fieldOf(record, 'url')),
    levels: LEVELS.map((level) => levelOf(record, `lvl${level}`)),
    content: textOf(fieldOf(record, 'content')),
  }));
}

/** Typesense has its levels side by side in the record, or in one field as Algolia does. */
function levelOf(record: unknown, level: string): string {
  return (
    textOf(fieldOf(fieldOf(record, 'hierarchy'), level)) ||
    textOf(fieldOf(record, `hierarchy.${level}`))
  );
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error('The hosted search has answered something else than hits');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(INVISIBLE, ' ').trim() : '';
}
