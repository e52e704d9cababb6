import type {ApiModel, ApiProp} from '../../../plugins/api-model/core/model';
import type {Wants} from './required';
import {sharedPrefix, shortName} from './shortName';

/** What a package exports when it runs, as types tell more than is there. */
export interface Exported {
  /** Names that can be rendered. */
  components: readonly string[];
  /** Whether its default export can be. */
  main: boolean;
  /** Objects that hold components, with the names of these: `Dialog` → `Root`, `Trigger`. */
  namespaces: Readonly<Record<string, readonly string[]>>;
  /** Names of objects that may be what a provider is given. */
  themes: readonly string[];
  /** Second names of components: `Close` beside `DialogClose`, `Button.Root` beside `Button`. */
  aliases: readonly string[];
}

/** A part of a whole, as a demo writes it. */
export interface Part {
  /** `Menu.Item` */
  tag: string;
  /** What readers call it, where all names of its package begin alike: `Button` for `IonButton`. */
  short?: string;
  /** Absent where the package does not say what it takes. */
  model?: ApiModel;
  /** Props that it cannot be without, where more is known of them than the model tells. */
  required?: readonly ApiProp[];
  /** Lists for its props, as code. */
  samples?: Readonly<Record<string, string>>;
  /** Objects for those that it cannot be without, as code. */
  values?: Readonly<Record<string, string>>;
  /** Tag of the part that it stands in, where the whole is not enough. */
  holder?: string;
  /** Stands in it without a text. */
  isBare?: boolean;
}

/** What one page is about: a component with the parts that only make sense within it. */
export interface Whole {
  /** `Menu` */
  name: string;
  /** As of its root. */
  short?: string;
  /** All that the page names, the whole first; not empty. */
  models: ApiModel[];
  /** What surrounds the parts: `Menu`, or `Menu.Root`; absent where nothing can be rendered. */
  root?: Part;
  parts: Part[];
  /** What it is a group of, by its name: `Button` of `ButtonGroup`. */
  member?: Part;
}

/**
 * The pages that a package needs: one for each whole, in the order of their names.
 *
 * @param models of its components
 * @param found `undefined`: unknown, and what the types say holds
 */
export function wholesOf(models: readonly ApiModel[], found?: Exported): Whole[] {
  const exported = found && withMain(models, found);
  const components = models.filter(
    ({kind, name}) => kind === 'component' && !found?.aliases.includes(name),
  );
  const groups = new Map<string, ApiModel[]>();
  for (const model of components) {
    const name = wholeOf(model.name, components, exported);
    groups.set(name, [...(groups.get(name) ?? []), model]);
  }
  const prefix = sharedPrefix(
    components.map(({name}) => name),
    models[0]?.package ?? '',
  );
  const wholes = [...groups].map(([name, held]) =>
    withShort(toWhole(name, held, exported), prefix),
  );
  return wholes
    .map((whole) => withMember(whole, wholes))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Names it, and its parts, without what all names of the package begin with. */
function withShort(whole: Whole, prefix: string): Whole {
  if (prefix === '') return whole;
  const add = (part: Part) => ({...part, short: shortName(part.tag, prefix)});
  const {name, root, parts} = whole;
  const short = shortName(name, prefix);
  return {...whole, short, ...(root && {root: add(root)}), parts: parts.map(add)};
}

/** A group alone shows nothing that anybody would look for. */
function withMember(whole: Whole, all: readonly Whole[]): Whole {
  const [, one] = /^(.+)Group$/.exec(whole.name) ?? [];
  const member = all.find(({name}) => name === one)?.root;
  return member ? {...whole, member} : whole;
}

/** A default export has the name that its model has. */
function withMain(models: readonly ApiModel[], {components, main, ...rest}: Exported): Exported {
  const named = models.find(({name, package: from, imports}) =>
    imports.includes(`import ${name} from '${from}';`),
  );
  return {...rest, main, components: main && named ? [...components, named.name] : components};
}

/** The same with what parts want to be given, by their tags. */
export function withWants(
  {root, member, parts, ...whole}: Whole,
  wants: ReadonlyMap<string, Wants>,
): Whole {
  const add = (part: Part) => ({...part, ...wants.get(part.tag)});
  return {
    ...whole,
    ...(root && {root: add(root)}),
    ...(member && {member: add(member)}),
    parts: parts.map(add),
  };
}

/** The name of the page that a component belongs to; its own where it is no part. */
function wholeOf(name: string, models: readonly ApiModel[], exported?: Exported): string {
  const tag = tagOf(name, exported) ?? name;
  const [before] = tag.split('.');
  if (before !== undefined && before !== tag) return before;
  const holder = models.find(
    (other) => other.name !== name && other.parts.some((part) => other.name + part === name),
  );
  return holder ? wholeOf(holder.name, models, exported) : name;
}

/** How a component is written; `undefined` where the package has it as a type alone. */
function tagOf(name: string, exported: Exported | undefined): string | undefined {
  if (!exported) return name;
  const inside = Object.entries(exported.namespaces).flatMap(([space, members]) =>
    members.map((member) => `${space}.${member}`),
  );
  // Of two names, the one that says what it is a part of.
  const tag = inside.find((one) => one === name || one.replace('.', '') === name);
  return tag ?? exported.components.find((one) => one === name);
}

function toWhole(name: string, held: readonly ApiModel[], exported?: Exported): Whole {
  // What surrounds the rest is what the page is about.
  const rank = (model: ApiModel) => [name, `${name}Root`, `${name}.Root`].indexOf(model.name);
  const models = held
    .filter((model) => !held.some((other) => isTwin(model, other)))
    .toSorted((a, b) => place(rank(a)) - place(rank(b)));
  const own = models.find((model) => model.name === name);
  const tagged = models.flatMap((model) => {
    const tag = own === model ? undefined : tagOf(model.name, exported);
    return tag === undefined ? [] : [{tag, model}];
  });
  const attached = (own?.parts ?? []).filter(isComponent).map((part) => `${name}.${part}`);
  const members = (exported?.namespaces[name] ?? []).map((member) => `${name}.${member}`);
  const isAlias = (tag: string) => exported?.aliases.includes(tag) === true;
  const tags = [...new Set([...attached, ...members])].filter((tag) => !isAlias(tag));
  const known = (tag: string) =>
    models.find((model) => model.name === tag || model.name === tag.replace('.', ''));
  const written = tags.map((tag): Part => withModel(tag, known(tag)));
  const loose = tagged.filter(({tag}) => tag.includes('.') && !tags.includes(tag) && !isAlias(tag));
  const parts = [...written, ...loose];
  const isThere = own !== undefined && tagOf(name, exported) !== undefined;
  const root = isThere ? {tag: name, model: own} : parts.find(({tag}) => tag === `${name}.Root`);
  return {
    name,
    models,
    ...(root && {root}),
    parts: parts.filter((part) => part !== root),
  };
}

/** Whether a component is there twice, and the other name says what it is a part of. */
function isTwin({name}: ApiModel, other: ApiModel) {
  return other.name !== name && other.name.replaceAll('.', '') === name;
}

function place(index: number) {
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}

function withModel(tag: string, model: ApiModel | undefined): Part {
  return {tag, ...(model && {model})};
}

/** What hangs on a component and is none: contexts, constants. */
function isComponent(part: string) {
  return !/Context$|^[A-Z\d_]+_[A-Z\d_]*$/.test(part);
}
