/** What is not data, and stands for itself: a call, an import. */
export class Code {
  constructor(readonly text: string) {}
}

/** What a module exports, as far as it is data. */
export type Literal =
  string | number | boolean | null | Code | Literal[] | {[key: string]: Literal};

/** An object of a value, empty where it is none. */
export function objectOf(value: Literal | undefined): Record<string, Literal> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !(value instanceof Code) ? value : {};
}

/** A text of a value. */
export function stringOf(value: Literal | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Whether a value can be written down elsewhere: nothing in it is code. */
export function isData(value: Literal | undefined): boolean {
  if (value instanceof Code || value === undefined) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isData);
}
