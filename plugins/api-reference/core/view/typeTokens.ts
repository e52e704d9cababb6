import {standardType} from './standardTypes';

/** A piece of a type's text: plain, the name of a definition, or a standard type's name. */
export type TypeToken =
  {text: string} | {text: string; definition: string} | {text: string; href: string};

/** Quoted text first, in which no name means a type; then names with their namespace. */
const PIECES = /'[^']*'|"[^"]*"|`[^`]*`|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g;

/**
 * A type's text in pieces, those that lead somewhere told apart. A name before a colon is a
 * property or a parameter, not a type.
 *
 * @param text TypeScript
 * @param definitions names that the page explains itself; they win over standard ones
 */
export function typeTokens(text: string, definitions: readonly string[]): TypeToken[] {
  const tokens: TypeToken[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECES)) {
    const [name] = match;
    const after = match.index + name.length;
    const token = /^\s*\??:/.test(text.slice(after)) ? undefined : toToken(name, definitions);
    if (!token) continue;
    if (match.index > end) tokens.push({text: text.slice(end, match.index)});
    tokens.push(token);
    end = after;
  }
  return end < text.length ? [...tokens, {text: text.slice(end)}] : tokens;
}

function toToken(name: string, definitions: readonly string[]): TypeToken | undefined {
  if (definitions.includes(name)) return {text: name, definition: name};
  const href = standardType(name);
  return href === undefined ? undefined : {text: name, href};
}
