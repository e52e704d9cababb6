import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Translations of one language: text by id. */
export type Messages = Readonly<Record<string, string>>;

/** What Vitrine brings of its own interface, a file for each language: `ar.json`. */
const SHIPPED = path.join(__dirname, 'messages');

/**
 * The interface in a language, as Vitrine brings it.
 *
 * @param tag of the language; one of a region (`ar-EG`) has the texts of its language
 * @returns nothing for a language that Vitrine does not know
 */
export function shippedMessages(tag: string): Messages {
  const file = path.join(SHIPPED, `${new Intl.Locale(tag).language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {};
}
