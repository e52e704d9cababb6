import type {ComponentType, ReactNode} from 'react';
import type {DemoModule, DemoProps} from '@theme/Demo/types';

/** Values of a story by name. */
export type Args = Readonly<Record<string, unknown>>;

/** What a decorator or a render function is told beside the args. */
export interface StoryContext {
  args: Args;
  parameters: Args;
  argTypes: Args;
  component: ComponentType<Args> | undefined;
  /** Name of the story's export. */
  name: string;
  title: string | undefined;
  tags: readonly string[];
  globals: Args;
  loaded: Args;
  viewMode: 'docs';
}

/** The story as a decorator is given it: called, or as an element. */
export type StoryFunction = (update?: {args?: Args}) => ReactNode;

/** What stands around a story. */
export type Decorator = (story: StoryFunction, context: StoryContext) => ReactNode;

/** Renders a story. */
export type Render = (args: Args, context: StoryContext) => ReactNode;

/** What meta and stories have in common, as their authors write it. */
export interface Annotations {
  args?: Args;
  argTypes?: Readonly<Record<string, {mapping?: Args}>>;
  parameters?: Args;
  decorators?: Decorator | readonly Decorator[];
  render?: Render;
  play?: (context: PlayContext) => unknown;
  tags?: readonly string[];
}

/** What all stories of a file share. */
export interface Meta extends Annotations {
  component?: ComponentType<Args>;
  title?: string;
}

/** A file of stories. */
export interface CsfFile {
  default: Meta;
  [story: string]: unknown;
}

/** What finds elements in a story and acts on them, of whatever package the site has. */
export interface Tools {
  within?: (element: HTMLElement) => unknown;
  userEvent?: {setup?: () => unknown};
}

/** The file again, with what its interactions are written with. */
export type PlayFile = CsfFile & {vitrineTools?: Tools};

/** What a story's interactions are given. */
export interface PlayContext extends StoryContext {
  canvasElement: HTMLElement;
  /** Throws where the site has nothing that finds elements. */
  readonly canvas: unknown;
  readonly userEvent: unknown;
  step: (label: string, run: (context: PlayContext) => unknown) => Promise<void>;
  mount: () => Promise<unknown>;
  abortSignal: AbortSignal;
}

/** The module that was made of a story. */
export interface StoryModule extends DemoModule {
  story: {
    file: CsfFile;
    name: string;
    /** Absent where it says nothing of what a user does. */
    loadPlay?: (() => Promise<PlayFile>) | undefined;
  };
}

/** A value that a control gives. */
export type Value = string | number | boolean;

/** What the controls of a story are made of. */
export interface StoryArgs {
  /** As the controls of a component's props are made of them. */
  props: readonly {
    name: string;
    type: {text: string; members: readonly string[]};
    required: boolean;
    default: string | null;
    description: string;
    deprecated: string | null;
    signature: object | null;
  }[];
  /** What is given at first. */
  values: Readonly<Record<string, Value>>;
  /** The component, and attributes that only code can give; absent where a story renders itself. */
  live?: {component: string; fixed: string};
}

/** What the page's compiler writes for a story. */
export interface StoryProps extends Omit<DemoProps, 'load' | 'server'> {
  load: () => Promise<StoryModule>;
  server: (() => StoryModule) | undefined;
  /** Whether it says what a user does with it. */
  plays: boolean;
  /** Its controls. Default: none. */
  args?: StoryArgs;
}
