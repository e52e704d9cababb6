/** What the reference says of one component or hook; plain data, the same on every machine. */
export type ApiKind = 'component' | 'hook';

export interface ApiType {
  /** The type as one line of TypeScript, without `undefined` where the prop is optional. */
  text: string;
}

export interface ApiProp {
  name: string;
  type: ApiType;
  required: boolean;
  /** The default as written in the documentation comment (`'text'`, `false`), else `null`. */
  default: string | null;
  /** Markdown: paragraphs, lists, code spans, links. May be empty for a hook's parameter. */
  description: string;
  /** What to use instead; empty where no reason is given, `null` where not deprecated. */
  deprecated: string | null;
}

export interface ApiInheritance {
  /** A component of the same package (`ButtonBase`), or an element (`button`). */
  component: string;
  /** How many props come from there, beside the ones listed. */
  props: number;
}

export interface ApiModel {
  name: string;
  kind: ApiKind;
  /** npm name. */
  package: string;
  version: string;
  /** Markdown; empty where the declaration has no text of its own. */
  description: string;
  /** Import statements, the narrowest first. */
  imports: string[];
  /** Alphabetical. For a hook: its parameters, or the members of its only, documented one. */
  props: ApiProp[];
  /** What a hook returns; `null` for components. */
  returns: ApiType | null;
  inheritance: ApiInheritance | null;
}
