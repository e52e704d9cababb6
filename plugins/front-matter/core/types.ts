/** The types that a site may give to front matter fields of its own. */
export const EXTRA_TYPES = ['string', 'boolean', 'number', 'list', 'any'] as const;

export type ExtraType = (typeof EXTRA_TYPES)[number];

/** One field as it stands in the file. */
export interface Field {
  name: string;
  /** Line of the field's name in the file, counted from 1. */
  line: number;
  value: unknown;
  /** Whether it stands there without quotes. Default `false`. */
  isPlain?: boolean;
}

/** A value as a person would quote it. */
export type Quote = (value: unknown) => string;

/** What a check needs to know, handed in so that this folder stays free of node code. */
export interface Settings {
  /** Fields of the site's own. One that has the name of a known field replaces it. */
  fields: Record<string, ExtraType>;
  requireDescription: boolean;
  /** Whether fields that nobody knows are the site's business. Default `false`. */
  keepsUnknown?: boolean;
  quote: Quote;
  /** A sentence that suggests the known names nearest to a mistyped one. */
  suggest: (name: string, known: readonly string[]) => string;
}
