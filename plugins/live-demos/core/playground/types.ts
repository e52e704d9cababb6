/** What a control may give to a prop. */
export type Value = string | number | boolean;

/** The props that are given, by name; a prop that is not among them is not set. */
export type Values = Readonly<Record<string, Value>>;

interface Named {
  /** Name of the prop. */
  name: string;
  /** Its first paragraph, without markup; may be empty. */
  description: string;
  required: boolean;
}

/** The control of one prop. `default` is what the component does by itself, where that is known. */
export type Control = Named &
  (
    | {kind: 'flag'; default?: boolean}
    | {kind: 'choice'; options: readonly Value[]; default?: Value}
    | {kind: 'text'; default?: string}
    | {kind: 'number'; default?: number}
  );

/** How a playground begins; plain data, so that the page's compiler can write it. */
export interface Start {
  /** What is given at first, beyond the defaults: `{children: 'Button'}`. */
  values: Values;
  /** Children must be an element: the text stands in a `<span>`. */
  wrapped: boolean;
  /** The component asks to be closed: `onClose` takes `open` back. */
  closes: boolean;
  /** How many controls are shown before "More props". */
  rows: number;
}

/** All that is made of a component's model. */
export interface Controls {
  /** The most useful first. */
  controls: readonly Control[];
  /** Names of the props that have no control; deprecated ones are not among them. */
  left: readonly string[];
  start: Start;
  /** Statement that imports the component; `undefined` where the model has none. */
  importLine: string | undefined;
}
