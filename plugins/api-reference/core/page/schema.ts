/** Address of the schema, below the site's base URL. */
export const SCHEMA_PATH = 'api/component.schema.json';

/** Address of the schema of sets of props, likewise. */
export const SET_SCHEMA_PATH = 'api/props.schema.json';

/**
 * Version of what is published. Another one where a program that reads it has to be changed: a
 * field that goes, or means something else. A field that comes is no new version.
 */
export const SCHEMA_VERSION = 2;

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = {type: 'string'};
const flag: Schema = {type: 'boolean'};
const orNull = (schema: Schema): Schema => ({anyOf: [schema, {type: 'null'}]});
const listOf = (items: Schema): Schema => ({type: 'array', items});
const ref = (name: string): Schema => ({$ref: `#/$defs/${name}`});

/** An object that has exactly these members. */
function exactly(properties: Readonly<Record<string, Schema>>): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

const told = (schema: Schema, description: string): Schema => ({...schema, description});

const DEFINITIONS = {
  type: exactly({
    text: told(text, 'One readable line.'),
    source: told(text, 'As the declaration writes it.'),
    members: told(listOf(text), 'Values of a union; empty if it is none.'),
    refs: told(listOf(text), 'Names of `definitions` that the text mentions.'),
  }),
  signature: exactly({
    text,
    parameters: listOf(exactly({name: text, type: text, description: text})),
    returns: orNull(exactly({type: text, description: text})),
  }),
  prop: exactly({
    name: text,
    type: ref('type'),
    required: flag,
    default: told(orNull(text), 'As code; null where there is none.'),
    description: told(text, 'Markdown.'),
    deprecated: told(orNull(text), 'What to use instead; null where not deprecated.'),
    signature: orNull(ref('signature')),
    since: told(orNull(text), 'Version that brought it; null where unknown.'),
  }),
  alternativeProp: exactly({
    name: text,
    required: told(flag, 'In this case.'),
    type: told(text, 'In this case, one line.'),
  }),
  slot: exactly({
    name: text,
    default: told(orNull(text), 'Element or component that fills it by itself.'),
    class: orNull(text),
    description: text,
  }),
  class: exactly({
    key: text,
    className: told(text, 'Without the dot.'),
    description: text,
    state: told(flag, 'A state that all components share under one class name.'),
    deprecated: orNull(text),
  }),
  cssVariable: exactly({
    name: {type: 'string', pattern: '^--'},
    default: orNull(text),
    description: text,
  }),
  definition: exactly({
    name: text,
    text,
    source: text,
    members: listOf(text),
    refs: listOf(text),
    description: text,
  }),
};

const INHERITANCE = exactly({
  component: told(text, 'A component or an element that further props come from.'),
  props: told({type: 'integer', minimum: 0}, 'How many they are.'),
  href: told(orNull(text), 'Where it is documented.'),
});

/** Props by the type that declares them. */
const PROPS_OF_TYPE = {
  package: told(text, 'npm name; empty for the library itself.'),
  type: told(text, 'Type that declares them.'),
  props: listOf(text),
};

const VERSION = {
  $schema: told(text, 'Address of this schema.'),
  schemaVersion: told({const: SCHEMA_VERSION}, 'Another one where a reader has to be changed.'),
};

const SET = exactly({
  ...VERSION,
  package: PROPS_OF_TYPE.package,
  type: PROPS_OF_TYPE.type,
  props: listOf(ref('prop')),
  definitions: {type: 'object', additionalProperties: ref('definition')},
  components: told(listOf(text), 'Names of those that take them, some with rows of their own.'),
});

const MODEL = exactly({
  ...VERSION,
  name: text,
  kind: {enum: ['component', 'hook']},
  package: told(text, 'npm name.'),
  version: text,
  parent: told(orNull(text), 'Component or namespace that it is a part of.'),
  description: told(text, 'Markdown.'),
  deprecated: told(orNull(text), 'What to use instead; null where not deprecated.'),
  imports: told({...listOf(text), minItems: 1}, 'Import statements, the narrowest first.'),
  typeParameters: listOf(exactly({name: text, constraint: orNull(text), default: orNull(text)})),
  props: told(listOf(ref('prop')), 'But for those of `sets`. Of a hook: its parameters.'),
  sets: told(
    listOf(
      exactly({
        ...PROPS_OF_TYPE,
        href: told(orNull(text), 'Page of the set.'),
        json: told(text, 'Address of the set, which has all that is known of these props.'),
      }),
    ),
    'Names of further props, which many components have in common.',
  ),
  parts: told(
    listOf(
      exactly({
        name: told(text, 'With what it is a part of: `Menu.Item`.'),
        href: told(orNull(text), 'Where it is told.'),
        json: told(orNull(text), 'Address of its model.'),
      }),
    ),
    'Components attached to this one.',
  ),
  alternatives: told(
    listOf(exactly({props: listOf(ref('alternativeProp')), description: text})),
    'Which props go together, one of them is to be chosen; empty where all may.',
  ),
  returns: told(orNull(ref('type')), 'What a hook returns.'),
  returnMembers: told(listOf(ref('prop')), 'Members of what a hook returns.'),
  slots: listOf(ref('slot')),
  classes: listOf(ref('class')),
  cssVariables: listOf(ref('cssVariable')),
  dataAttributes: listOf(exactly({name: {type: 'string', pattern: '^data-'}, description: text})),
  inheritance: orNull(INHERITANCE),
  inherited: told(listOf(exactly(PROPS_OF_TYPE)), 'Names of all props that are not listed.'),
  forwardsRefTo: told(orNull(text), 'Type that a ref gets.'),
  spread: told(
    orNull(text),
    'Element or component that gets all further props; `children`: the child that it is given.',
  ),
  muiName: told(orNull(text), 'Name of the component in a theme.'),
  definitions: {type: 'object', additionalProperties: ref('definition')},
  source: told(orNull(text), 'Path in the package, or behind the name of another with a scope.'),
  demos: listOf(
    exactly({title: text, href: text, props: told(listOf(text), 'Props that the demo sets.')}),
  ),
});

/**
 * JSON Schema (2020-12) of a model as it is published.
 *
 * @param id full address at which the schema is published
 */
export function componentSchema(id: string): Schema {
  return schemaOf(id, 'API of a React component or hook', MODEL);
}

/** The same of a set of props that many components have in common. */
export function setSchema(id: string): Schema {
  return schemaOf(id, 'Props that many React components have in common', SET);
}

function schemaOf(id: string, title: string, shape: Schema): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title,
    ...shape,
    $defs: DEFINITIONS,
  };
}
