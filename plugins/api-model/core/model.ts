/** What a model is of. */
export type ApiKind = 'component' | 'hook';

/** The type of a prop, or of what a hook returns. */
export interface ApiType {
  /** Short, one line, readable; without `undefined` where the prop is optional. */
  text: string;
  /** The type as its declaration writes it, one line; `text` where it is written nowhere. */
  source: string;
  /** Values of a union, aliases expanded: `'small'`, `number`, `Date`, …; empty if it is none. */
  members: string[];
  /** Names of `ApiModel.definitions` that `text` mentions, in their order in it. */
  refs: string[];
}

/** One parameter of a function that a prop takes. */
export interface ApiParameter {
  name: string;
  /** One line; empty where neither types nor documentation tell. */
  type: string;
  /** Markdown; may be empty. */
  description: string;
}

/** How a function that a prop takes is called. */
export interface ApiSignature {
  /** The function type as one line: `(event: React.SyntheticEvent, value: T) => void`. */
  text: string;
  /** In order of the call. */
  parameters: ApiParameter[];
  /** `null` where nothing is returned. */
  returns: {type: string; description: string} | null;
}

/** One prop of a component, one parameter of a hook, or one member of what it returns. */
export interface ApiProp {
  name: string;
  type: ApiType;
  required: boolean;
  /** As code (`'text'`, `false`): what the component's code does, else what is documented. */
  default: string | null;
  /** Markdown: paragraphs, lists, code spans, links. May be empty for a hook's parameter. */
  description: string;
  /** What to use instead; empty where no reason is given, `null` where not deprecated. */
  deprecated: string | null;
  /** Parameters and return value of a function; `null` for all other types. */
  signature: ApiSignature | null;
  /** Version of `@since`, or the one that a history of versions computes; `null`: unknown. */
  since: string | null;
}

/** A part of a component that another component may fill. */
export interface ApiSlot {
  /** Key of the `slots` prop. */
  name: string;
  /** Element (`'span'`) or component (`Fade`) that fills it by itself; `null` where none does. */
  default: string | null;
  /** The class that the slot's element carries (`MuiButton-root`); `null` where it has none. */
  class: string | null;
  /** Markdown; may be empty. */
  description: string;
}

/** A class name by which a component, a part of it or a state of it can be styled. */
export interface ApiClass {
  /** Key of the `classes` prop, or of the global state. */
  key: string;
  /** Without the dot: `MuiButton-root`, `Mui-disabled`. */
  className: string;
  /** Markdown; may be empty. */
  description: string;
  /** A state that all components of the package share under one class name. */
  state: boolean;
  /** As {@link ApiProp.deprecated}. */
  deprecated: string | null;
}

/** A custom property that a component reads or sets. */
export interface ApiCssVariable {
  /** With its dashes: `--Button-gap`. */
  name: string;
  /** As CSS; `null` where the code sets none by itself. */
  default: string | null;
  /** Markdown; may be empty. */
  description: string;
}

/** An attribute by which a component tells its state to CSS. */
export interface ApiDataAttribute {
  /** `data-disabled` */
  name: string;
  /** Markdown; may be empty. */
  description: string;
}

/** Where the props come from that are not listed. */
export interface ApiInheritance {
  /** A component of the package or of a sister package (`ButtonBase`), or an element (`button`). */
  component: string;
  /** How many props come from there, beside the ones listed. */
  props: number;
}

/** So many props of one type are a set, which has a name of its own to readers. */
export const MANY_PROPS = 30;

/** Props by the type that declares them. */
export interface ApiInherited {
  /** npm name of the package that has the type; `''` where it is the library's own source. */
  package: string;
  /** The type's name: `DOMAttributes`; empty where it has none. */
  type: string;
  /** All of their names, alphabetical. */
  props: string[];
}

/** What a generic component leaves to whoever uses it. */
export interface ApiTypeParameter {
  name: string;
  /** What it must be; `null` where it may be anything. */
  constraint: string | null;
  default: string | null;
}

/** A type that others mention by name. */
export interface ApiDefinition {
  name: string;
  /** What the name stands for, readable, one line or several. */
  text: string;
  /** The declaration as written. */
  source: string;
  /** As {@link ApiType.members}. */
  members: string[];
  /** Definitions that `text` mentions; may lead back to this one. */
  refs: string[];
  /** Markdown; may be empty. */
  description: string;
}

/** One case of a union of props. */
export interface ApiAlternative {
  /** Those in which the cases differ, as this one has them: `'link'` of `'link' | 'action'`. */
  props: {name: string; required: boolean; type: string}[];
  /** Markdown; empty where the case is not documented. */
  description: string;
}

/** What the reference says of one component or hook; plain data, the same on every machine. */
export interface ApiModel {
  name: string;
  kind: ApiKind;
  /** npm name. */
  package: string;
  version: string;
  /** Component or namespace that it is a part of: `Menu` of `Menu.Item`; `null` where of none. */
  parent: string | null;
  /** Markdown; empty where the declaration has no text of its own. */
  description: string;
  /** As {@link ApiProp.deprecated}. */
  deprecated: string | null;
  /** Import statements, the narrowest first; of a part those of what it hangs on. */
  imports: string[];
  /** Of a generic component or hook, in their order. */
  typeParameters: ApiTypeParameter[];
  /**
   * Alphabetical. For a hook: its parameters in the order of the call, or the members of its only,
   * documented one.
   */
  props: ApiProp[];
  /**
   * Of the listed props those that a type declares beside at least {@link MANY_PROPS} in all: style
   * props, as many components may take them.
   */
  sets: ApiInherited[];
  /** Components attached to this one: `Root` of `Menu.Root`; alphabetical. */
  parts: string[];
  /** Which props go together; empty where all may. */
  alternatives: ApiAlternative[];
  /** What a hook returns; `null` for components. */
  returns: ApiType | null;
  /** Members of the object that a hook returns; else empty. Alphabetical. */
  returnMembers: ApiProp[];
  /** In the order of their declaration. */
  slots: ApiSlot[];
  /** Alphabetical. */
  classes: ApiClass[];
  /** Alphabetical. */
  cssVariables: ApiCssVariable[];
  /** Alphabetical. */
  dataAttributes: ApiDataAttribute[];
  /** Where further props come from; `null`: from nowhere, or from an unknown place. */
  inheritance: ApiInheritance | null;
  /** All props that are not listed, hidden ones aside: with `props` it is what a component takes. */
  inherited: ApiInherited[];
  /** Type that a ref gets (`HTMLButtonElement`); `null` where no ref is forwarded. */
  forwardsRefTo: string | null;
  /** Element or component that gets all further props, `children`: its child; `null`: nothing. */
  spread: string | null;
  /** Name of the component in a theme (`MuiButton`); `null` where it has none. */
  muiName: string | null;
  /** Types that are mentioned by name, by that name. */
  definitions: Record<string, ApiDefinition>;
  /**
   * Path in the package, `Button/Button.js`, or behind the name of the one that this one passes it
   * on from, `@scope/base/Menu/Menu.js`; `null` where the code is not found.
   */
  source: string | null;
  /** Pages that use it; filled in by what knows the pages, empty here. */
  demos: {title: string; href: string}[];
}
