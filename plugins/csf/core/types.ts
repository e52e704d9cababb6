import type ts from 'typescript';

/** What a control may give to an arg. */
export type Value = string | number | boolean;

/** What is wrong in a file of stories. */
export interface StoryFault {
  /** Line in the file of stories, from 1. */
  line: number;
  what: string;
  fix: string;
}

/** An arg of a story. */
export interface Arg {
  name: string;
  /** Its value as code that stands by itself: `'small'`, `<Star />`. */
  code: string;
  /** Absent where only code can give it. */
  value?: Value;
  /** What a reader chooses, where its `mapping` makes the value of it. */
  chosen?: Value;
  /** It watches what it is called with, `fn()`: nothing that a user would write. */
  isSpy: boolean;
}

/** What renders a story. */
export type RenderFunction = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

/** The control of an arg, as the controls of a component's props are made of. */
export interface ControlProp {
  name: string;
  type: {text: string; members: readonly string[]};
  required: boolean;
  default: string | null;
  /** Markdown. */
  description: string;
  deprecated: null;
  /** Of a function, which has no control; else `null`. */
  signature: object | null;
}

/** A story as its file has it. */
export interface Story {
  /** Name of its export: `WithIcon`. */
  name: string;
  /** In words, where its author says it: `With an icon`. */
  title: string | undefined;
  /** Line in the file, from 1. */
  line: number;
  /** Markdown; what `parameters.docs` or the comment above it says. */
  description: string | undefined;
  /** As a user would write it: a module with a default export. */
  source: string;
  /** The lines of it that say what is shown; nothing where all of them do. */
  preview: string | undefined;
  /** What is given to the component at first, as far as controls can. */
  values: Readonly<Record<string, Value>>;
  controls: readonly ControlProp[];
  /** Its component, and attributes that only code can give; absent where it renders itself. */
  live: {component: string; fixed: string} | undefined;
  /** Whether it says what a user does with it. */
  plays: boolean;
  /** Those of the file, then its own: `browser-only`, `!autodocs`. */
  tags: readonly string[];
  /** Whether pages that show all stories of the file leave it out. */
  isHidden: boolean;
}

/** A file of stories. */
export interface StoryFile {
  /** Name of the component: `Button`, `Menu.Item`. Absent where every story renders itself. */
  component: string | undefined;
  /** `Components/Button`: where Storybook's own tree has it. */
  title: string | undefined;
  /** Markdown. */
  description: string | undefined;
  /** In the order of the file. */
  stories: readonly Story[];
  /** With any, stories may be missing. */
  faults: readonly StoryFault[];
}
