/** A prop as the reference publishes it, as far as the controls need it. */
export interface PropModel {
  name: string;
  type: {
    /** One readable line. */
    text: string;
    /** Values of a union; empty if it is none. */
    members: readonly string[];
  };
  required: boolean;
  /** As code; `null` where there is none. */
  default: string | null;
  /** Markdown. */
  description: string;
  /** `null` where not deprecated. */
  deprecated: string | null;
  /** Of a function; else `null`. */
  signature: object | null;
}

/** A component as the reference publishes it, as far as the controls need it. */
export interface ComponentModel {
  name: string;
  /** Import statements, the narrowest first. */
  imports: readonly string[];
  props: readonly PropModel[];
  /** Of its props those that many components have in common. */
  sets?: readonly {props: readonly string[]}[];
  /** Where further props come from. */
  inheritance: {component: string} | null;
}

/**
 * Takes what was loaded for a model.
 *
 * @throws Error where it is none
 */
export function readModel(json: unknown): ComponentModel {
  if (!isModel(json)) throw new Error('This is not the model of a component');
  return json;
}

/** As deep as needed to tell a model from another file: its shape is published with a schema. */
function isModel(json: unknown): json is ComponentModel {
  if (typeof json !== 'object' || json === null) return false;
  const {name, imports, props} = json as Partial<Record<keyof ComponentModel, unknown>>;
  return typeof name === 'string' && Array.isArray(imports) && Array.isArray(props);
}
