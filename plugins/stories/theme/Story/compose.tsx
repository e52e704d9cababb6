import {createContext, use} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {listOf, merged} from './preview';
import type {
  Annotations,
  Args,
  CsfFile,
  Decorator,
  Render,
  StoryContext,
  StoryFunction,
} from './types';

/** A story with all that its file says of it, as Storybook puts it together. */
export interface Composed {
  context: StoryContext;
  /** What it renders, with its decorators around it; the same for ever, or it would begin afresh. */
  Whole: StoryFunction;
  play: Annotations['play'];
}

/**
 * Puts a story together with what all stories of its file share.
 *
 * @param file the module of the file
 * @param name the export that the story is
 */
export function compose(file: CsfFile, name: string): Composed {
  const {default: meta, [name]: written} = file;
  // A function is a story that renders itself; it may have what objects have.
  const fields = (written ?? {}) as Annotations;
  const story: Annotations =
    typeof written === 'function' ? {...fields, render: written as Render} : fields;
  const render = story.render ?? meta.render ?? elementOf(meta.component);
  const decorators = [...listOf(story.decorators), ...listOf(meta.decorators)];
  return {
    context: {
      args: {...meta.args, ...story.args},
      parameters: merged(meta.parameters, story.parameters),
      argTypes: merged(meta.argTypes, story.argTypes),
      component: meta.component,
      name,
      title: meta.title,
      tags: [...(meta.tags ?? []), ...(story.tags ?? [])],
      globals: {},
      loaded: {},
      viewMode: 'docs',
    },
    Whole: wholeOf(render, decorators),
    play: story.play ?? meta.play,
  };
}

function elementOf(Component: ComponentType<Args> | undefined): Render {
  return (args) => (Component ? <Component {...args} /> : null);
}

/** The args of a story as it is shown: with what a reader chose, and what its mappings make of it. */
export function argsOf({context}: Composed, chosen: Args): Args {
  const types = context.argTypes as NonNullable<Annotations['argTypes']>;
  const given = Object.entries({...context.args, ...chosen}).map(([name, value]) => {
    const mapping = types[name]?.mapping;
    const key = String(value);
    return [name, mapping && Object.hasOwn(mapping, key) ? mapping[key] : value] as const;
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** What the parts of a story are told; a decorator may change it for those within. */
const Told = createContext<StoryContext | undefined>(undefined);

/** A story with its decorators around it. */
export function Decorated({story, args}: {story: Composed; args: Args}): ReactNode {
  const {context, Whole} = story;
  return (
    <Told value={{...context, args}}>
      <Whole />
    </Told>
  );
}

/** @param decorators the innermost first */
function wholeOf(render: Render, decorators: readonly Decorator[]): StoryFunction {
  const inner = storyFunction((context) => render(context.args, context));
  return decorators.reduce(
    (Story, decorate) => storyFunction((context) => decorate(Story, context)),
    inner,
  );
}

type Part = (context: StoryContext) => ReactNode;

/** Decorators call it, or use it as an element; hooks run in a component of its own either way. */
function storyFunction(part: Part): StoryFunction {
  return (update) => <Layer part={part} args={update?.args} />;
}

function Layer({part, args}: {part: Part; args: Args | undefined}): ReactNode {
  const above = use(Told);
  if (!above || !args) return <Leaf part={part} />;
  return (
    <Told value={{...above, args: {...above.args, ...args}}}>
      <Leaf part={part} />
    </Told>
  );
}

function Leaf({part}: {part: Part}): ReactNode {
  const context = use(Told);
  return context && part(context);
}

/** A story as a component that needs nothing. */
export function storyComponent(file: CsfFile, name: string): ComponentType {
  const story = compose(file, name);
  return function Story() {
    return <Decorated story={story} args={argsOf(story, {})} />;
  };
}
