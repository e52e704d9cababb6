/** A schema, as Joi describes it. */
export interface Description {
  type?: string;
  flags?: {only?: boolean; default?: unknown; presence?: string};
  allow?: unknown[];
  items?: Description[];
  keys?: Record<string, Description>;
  patterns?: {rule: Description}[];
  matches?: {schema?: Description}[];
  rules?: {name: string; args?: {limit?: unknown}}[];
}

/** More characters than these of a value do not help a reader. */
const MAX_VALUE = 60;

/** The type that a schema takes, one line. */
export function typeOf(described: Description): string {
  const {type = 'any', flags = {}, allow = []} = described;
  const values = allow.filter((value) => value !== '' && typeof value !== 'object');
  if (flags.only && values.length > 0) return values.map(literal).join(' | ');
  const base = baseOf(described, type);
  // What is allowed beside the type: `false`, 'auto'.
  return [base, ...values.map(literal)].join(' | ');
}

function baseOf({items, keys, patterns, matches}: Description, type: string): string {
  if (type === 'array') {
    const inner = [...new Set((items ?? []).map(typeOf))].join(' | ') || 'any';
    return inner.includes(' | ') ? `(${inner})[]` : `${inner}[]`;
  }
  if (type === 'alternatives') {
    const types = (matches ?? []).flatMap(({schema}) => (schema ? [typeOf(schema)] : []));
    return [...new Set(types)].join(' | ') || 'any';
  }
  if (type !== 'object') return type;
  const [pattern] = patterns ?? [];
  if (pattern) return `Record<string, ${typeOf(pattern.rule)}>`;
  const fields = Object.entries(keys ?? {}).map(
    ([name, each]) => name + (each.flags?.presence === 'required' ? '' : '?'),
  );
  return fields.length === 0 ? 'object' : `{${fields.join(', ')}}`;
}

/**
 * What an option is where nobody names it, as code; empty where it is nothing.
 *
 * @param fallback what the plugin's defaults say, where the schema says nothing
 */
export function defaultOf({flags = {}}: Description, fallback: unknown): string {
  if (flags.presence === 'required') return 'required';
  const own = flags.default;
  const isMade =
    typeof own === 'function' || (typeof own === 'object' && own !== null && 'special' in own);
  const value = own === undefined || isMade ? fallback : own;
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? literal(value) : written(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function written(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  return (text ?? '')
    .replaceAll('"', "'")
    .replaceAll(/'(\w+)':/g, '$1: ')
    .replaceAll(',', ', ');
}
