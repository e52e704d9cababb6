import {LOCALE} from './locale';

/** Every form that a language may have, in the order in which a message gives them. */
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The form of a message that fits a number, with its values filled in.
 *
 * @param count what is counted; stands for `{count}`
 * @param message the forms of the language, between bars. A message with another number of forms is
 *   English that nobody has translated yet, with one for a single thing and one for all others
 * @param values what stands for each further `{name}`
 * @example pluralText(3, '{count} page|{count} pages') → '3 pages'
 */
export function pluralText(
  count: number,
  message: string,
  values: Readonly<Record<string, number | string>> = {},
  locale = LOCALE,
): string {
  const texts = message.split('|');
  const rules = new Intl.PluralRules(locale);
  const own = ORDER.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  const forms = texts.length === own.length ? own : (['one', 'other'] as const);
  const form = forms === own ? rules.select(count) : count === 1 ? 'one' : 'other';
  const text = texts[(forms as readonly string[]).indexOf(form)] ?? message;
  const all: typeof values = {count, ...values};
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(all[name] ?? place));
}
