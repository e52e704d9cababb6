import type {Start, Values} from './types';

/**
 * What differs from the start, as the value of an address' parameter, not yet encoded for it.
 *
 * @example {variant: 'contained', disabled: true} → 'variant:contained,disabled:true'
 */
export function formatState(values: Values, start: Start): string {
  const names = [...new Set([...Object.keys(start.values), ...Object.keys(values)])].sort();
  return names
    .filter((name) => values[name] !== start.values[name])
    .map((name) => `${name}:${escape(String(values[name] ?? ''))}`)
    .join(',');
}

/**
 * The parameter of a playground in an address' search.
 *
 * @param search with its question mark, or empty
 */
export function readState(search: string, id: string): string | undefined {
  return new URLSearchParams(search).get(id) ?? undefined;
}

/**
 * A search with the parameter of a playground, everything else in it kept to the letter.
 *
 * @param state as {@link formatState} gives it; empty takes the parameter out
 */
export function withState(search: string, id: string, state: string): string {
  const key = encodeURIComponent(id);
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== key);
  // Signs that need no encoding there stay readable.
  const value = encodeURIComponent(state).replaceAll('%3A', ':').replaceAll('%2C', ',');
  const parts = state === '' ? others : [...others, `${key}=${value}`];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The one sign that separates values, kept out of them; it survives any encoding on its way. */
function escape(text: string): string {
  // Half a character, as a field may hold it for a moment, is nothing that an address can have.
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('~', '~t')
    .replaceAll(',', '~c');
}
