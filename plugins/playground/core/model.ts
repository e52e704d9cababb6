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
  /** Props that many components have in common, and the file that tells of them. */
  sets?: readonly {props: readonly string[]; json?: string}[];
  /** Where further props come from. */
  inheritance: {component: string} | null;
  /** Element that gets them. */
  spread?: string | null;
  /** Those that are not listed. */
  inherited?: readonly {props: readonly string[]}[];
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

/**
 * A model with what is told once for many components.
 *
 * @param read what a file holds, by its address
 * @throws Error where a file does not come, or is of something else
 */
export async function withShared(
  model: ComponentModel,
  read: (address: string) => Promise<unknown>,
): Promise<ComponentModel> {
  const sets = await Promise.all(
    (model.sets ?? []).map(async ({props, json}) => {
      const told = json === undefined ? [] : propsIn(await read(json));
      return told.filter(({name}) => props.includes(name));
    }),
  );
  const own = new Set(model.props.map(({name}) => name));
  const shared = sets.flat().filter(({name}) => !own.has(name));
  if (shared.length === 0) return model;
  return {...model, props: [...model.props, ...shared].sort((a, b) => (a.name < b.name ? -1 : 1))};
}

function propsIn(json: unknown): readonly PropModel[] {
  const {props} = (json ?? {}) as {props?: unknown};
  if (!Array.isArray(props)) throw new Error('This is no set of props');
  return props as PropModel[];
}

/** As deep as needed to tell a model from another file: its shape is published with a schema. */
function isModel(json: unknown): json is ComponentModel {
  if (typeof json !== 'object' || json === null) return false;
  const {name, imports, props} = json as Partial<Record<keyof ComponentModel, unknown>>;
  return typeof name === 'string' && Array.isArray(imports) && Array.isArray(props);
}
