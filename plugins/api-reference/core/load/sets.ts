import {kebabCase} from '../../../_shared/text/names';
import type {ApiDefinition, ApiInherited, ApiModel, ApiProp} from '../../../api-model/core/model';

/** So many components have a set in common before it is told at a place of its own. */
const MANY_COMPONENTS = 5;

/** Props that many components have in common: style props, system props. */
export interface SharedSet {
  /** npm name of the package that has the type; `''` where it is the library's own source. */
  package: string;
  /** Name of the type that declares them. */
  type: string;
  /** What its page is called: the type's name, which no other set of the product has then. */
  pageName: string;
  /** Alphabetical. */
  props: ApiProp[];
  /** Types that the props mention by name. */
  definitions: Record<string, ApiDefinition>;
  /** Names of the components that take them, in order. */
  components: string[];
}

/** What a set is told from others by: its type, and the package of that. */
export function setKey({package: from, type}: Pick<ApiInherited, 'package' | 'type'>): string {
  return `${from} ${type}`;
}

/**
 * The sets of a version of a product: types that declare thirty of the props of five components or
 * more.
 *
 * @param models of all packages of the version
 */
export function sharedSetsOf(models: readonly ApiModel[]): SharedSet[] {
  const users = new Map<string, ApiModel[]>();
  for (const model of models) {
    for (const set of model.sets) {
      users.set(setKey(set), [...(users.get(setKey(set)) ?? []), model]);
    }
  }
  const taken = new Set<string>();
  return [...users]
    .filter(([, models]) => models.length >= MANY_COMPONENTS)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, models]) => toSet(key, models, taken));
}

function toSet(key: string, models: readonly ApiModel[], taken: Set<string>): SharedSet {
  const [from = '', type = ''] = key.split(' ');
  const props = new Map<string, ApiProp>();
  let definitions: Record<string, ApiDefinition> = {};
  for (const model of models) {
    const names = new Set(model.sets.find((set) => setKey(set) === key)?.props);
    for (const prop of model.props.filter(({name}) => names.has(name))) {
      const known = props.get(prop.name);
      // A default is a component's own affair, if one of them has none.
      if (!known || (known.default !== null && prop.default === null)) props.set(prop.name, prop);
    }
    definitions = {...model.definitions, ...definitions};
  }
  const sorted = [...props.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  let pageName = type;
  for (let use = 2; taken.has(kebabCase(pageName)); use += 1) pageName = `${type} ${use}`;
  taken.add(kebabCase(pageName));
  return {
    package: from,
    type,
    pageName,
    props: sorted,
    definitions: reached(sorted, definitions),
    components: models.map(({name}) => name),
  };
}

/**
 * What of a set a component takes as all do: nothing that its row would say is another than what
 * the set says, so that the set can stand for it.
 */
export function sharedProps({props}: Pick<ApiModel, 'props'>, set: SharedSet): string[] {
  const own = new Map(props.map((prop) => [prop.name, prop]));
  return set.props.filter((prop) => isTold(own.get(prop.name), prop)).map(({name}) => name);
}

function isTold(own: ApiProp | undefined, prop: ApiProp): boolean {
  const isSame = TOLD.every((fact) => own?.[fact] === prop[fact]);
  return isSame && own?.type.text === prop.type.text;
}

const TOLD = ['required', 'default', 'description', 'deprecated', 'since'] as const;

/** The definitions that props lead to, by one another. */
export function reached(
  props: readonly Pick<ApiProp, 'type'>[],
  definitions: Readonly<Record<string, ApiDefinition>>,
): Record<string, ApiDefinition> {
  const found = new Set<string>();
  const open = props.flatMap(({type}) => type.refs);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) || !Object.hasOwn(definitions, name)) continue;
    found.add(name);
    open.push(...(definitions[name]?.refs ?? []));
  }
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => found.has(name)));
}
