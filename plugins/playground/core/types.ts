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

/**
 * A library whose components can be tried out below a folder, as written in the options; a folder
 * may have several.
 */
export interface PlaygroundLibrary {
  /** Folder of pages, relative to the site: `docs/material-ui`. */
  path: string;
  /** Package that exports the components, each by its name or as a module: `@mui/material`. */
  package: string;
  /** Name by which it is installed, where the pages run another in its place. Default: `package`. */
  installed?: string | undefined;
  /** Address of the models of its API, with a slash at its end: `/material-ui/api/`. */
  api: string;
  /**
   * Folder of the same models as the build has them, below the folder of generated files:
   * `api-reference/default/material-ui`. Tells how a playground begins. Default: unknown.
   */
  models?: string | undefined;
  /**
   * JSON beside it that says, by package and component, what a model is called that is not called
   * by its component: `api-reference/default/renamed-material-ui.json`. Default: none is.
   */
  renamed?: string | undefined;
}

/** Code around the tag of a component that cannot be by itself, or in it where it is made of parts. */
export interface Composition {
  /** Up to its tag, imports among it. */
  before: string;
  /** Attributes that it has whatever readers choose; may be empty. */
  fixed: string;
  /** What follows it; where it holds something, that and its end come first. */
  after: string;
  /** It holds something, which leaves nothing to choose for `children`. Absent: it does not. */
  holds?: true;
}

/** A component to try out, which was found. */
export interface FoundComponent {
  /** `Button` */
  component: string;
  /**
   * Module whose default export it is, or passes its props on to it: one
   * that was made, or one beside the page.
   */
  module: string;
  /** Its package exports it by its name. Absent: as the default of a module of its own. */
  named?: boolean;
  /** It is the default export of the package itself. */
  main?: boolean;
  /** Address of its model: `/material-ui/api/button.json`. */
  api: string;
  /** npm name of its package: `@mui/material`; with the folder that it is imported from, if any. */
  package: string;
  /** How it begins; absent where the build has no model of it. */
  start?: Start | undefined;
  /** What its author put around it. */
  around?: Composition;
}

/** What a page's components are looked for in. */
export interface Surroundings {
  /** As the plugin's options have them. */
  libraries: readonly PlaygroundLibrary[];
  /** The package that the page's front matter says its components are of. Absent: all are asked. */
  packageName?: string | undefined;
  packages: {
    /** Whether there is a module by the name that an import gives: `@mui/material/Button`. */
    has(specifier: string): boolean;
    /** Names of the modules that can be imported from a package: `Button`, `styles`. */
    modules(name: string): string[];
  };
  /**
   * Makes a module.
   *
   * @param name says what is in it, to those who look into the folder of generated files
   * @returns the name by which a page imports it
   */
  moduleOf(name: string, text: string): string;
  /** Text of a file in the page's folder; `undefined`: there is none, or pages may not show it. */
  readBeside(file: string): string | undefined;
  /** What code imports, as written, that pages may not show. */
  beyond(code: string): string[];
  /** Reads a model by its path below the folder of generated files; `undefined`: there is none. */
  modelIn(file: string): unknown;
}
