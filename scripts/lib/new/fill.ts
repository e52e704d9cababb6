import {demoTitle, kebabCase} from '../../../plugins/_shared/text/names';
import type {ApiProp} from '../../../plugins/api-model/core/model';
import {
  isElement,
  isNode,
  literalValue,
  typeParts,
} from '../../../plugins/playground/core/typeParts';

/** Words that fit a prop better than the component's own name. */
const WORDS: readonly [RegExp, (title: string) => string][] = [
  [/^(?:href|to|url|link|action)$|(?:Href|Url)$/, () => 'https://example.com/'],
  [/^(?:src|image|img|picture|avatar)$|Src$/, () => PICTURE],
  [/^(?:id|name|value|htmlFor|for)$|(?:Id|Key|Value)$/, (title) => kebabCase(title)],
  [/date/i, () => '2026-01-31'],
  [/(?:color|colour)$/i, () => '#4f46c8'],
  [/^(?:width|height|size)$/, () => '100%'],
];

/** A picture that needs no network: a grey that is seen in both modes. Its `#` alone is escaped. */
export const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='96' height='36'><rect width='96' height='36' fill='%238886'/></svg>";

/** Flags without which nothing is to be seen. */
export const SHOWN = /^(?:is)?(?:open|opened|show|shown|visible|in)$/i;

/**
 * A value for a prop that must be given, as code.
 *
 * @param title the component's name in words
 * @returns a guess where the type tells little: the compiler judges it
 */
export function valueFor(prop: ApiProp, title: string): string {
  const {name, type, signature} = prop;
  if (signature) return functionFor(signature.returns?.type ?? 'void');
  const parts = typeParts(type);
  const text = () => JSON.stringify(wordFor(name, title));
  if (parts.some(isNode)) return text();
  const literal = parts.find((part) => typeof literalValue(part) === 'string');
  if (literal !== undefined) return JSON.stringify(literalValue(literal));
  if (parts.some((part) => part === 'string' || part === 'any' || part === 'unknown')) {
    return text();
  }
  for (const part of parts) {
    const value = valueOf(part, name, title);
    if (value !== undefined) return value;
  }
  return type.members.includes('null') || /\bnull\b/.test(type.text) ? 'null' : '{}';
}

/** @returns code; `undefined` where the case of a type is of no known kind */
function valueOf(part: string, name: string, title: string): string | undefined {
  if (part === 'boolean') return String(SHOWN.test(name));
  if (part === 'number' || part === 'bigint') return part === 'number' ? '1' : '1n';
  const literal = literalValue(part);
  if (literal !== undefined) return JSON.stringify(literal);
  if (/\[\]$|^(?:readonly )?(?:Readonly)?Array<|^Iterable</.test(part)) return '[]';
  if (isElement(part) || part === 'Element') return elementFor(title);
  if (/^(?:React\.)?(?:ComponentClass|FunctionComponent|FC)\b/.test(part)) {
    return `() => ${elementFor(title)}`;
  }
  if (/^(?:React\.)?(?:ElementType|ComponentType|JSXElementConstructor)\b/.test(part)) {
    return '"div"';
  }
  if (part.includes('=>')) return functionFor(part.replace(/^.*=>\s*/, ''));
  if (/^(?:Map|Set)</.test(part)) return `new ${part.slice(0, 3)}()`;
  return part === 'Date' ? 'new Date(2026, 0, 31)' : undefined;
}

/**
 * A function that does nothing, as code.
 *
 * @param returns its type as text
 */
export function functionFor(returns: string): string {
  if (/^(?:void|unknown|any|undefined)\b/.test(returns)) return '() => {}';
  if (/^Promise</.test(returns)) return 'async () => {}';
  if (returns === 'string') return "() => ''";
  if (returns === 'number') return '() => 0';
  if (returns === 'boolean') return '() => false';
  return returns.endsWith('[]') ? '() => []' : '() => null';
}

/** The element that stands where one is asked for. */
export function elementFor(title: string): string {
  return `<span>${title}</span>`;
}

function wordFor(name: string, title: string): string {
  const found = WORDS.find(([pattern]) => pattern.test(name));
  if (found) return found[1](title);
  return /^(?:children|label|title|text|alt|heading|header|content|placeholder|aria-label)$/.test(
    name,
  )
    ? title
    : demoTitle(name);
}
