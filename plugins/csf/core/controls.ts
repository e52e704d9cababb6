import ts from 'typescript';
import {literalCode} from './args';
import type {Args} from './args';
import {fieldOf, fieldsOf, listOf, literalOf, objectOf, textAt} from './scope';
import type {Field, Scope} from './scope';
import type {ControlProp, Value} from './types';

/** Controls of Storybook's that are a choice among the `options`. */
const CHOICES = /^(?:select|radio|inline-radio)$/;
/** What a control of Storybook's other kinds gives. */
const KINDS: Record<string, string> = {
  boolean: 'boolean',
  number: 'number',
  range: 'number',
  text: 'string',
  color: 'string',
};

/**
 * The controls of a story's args: what `argTypes` says of each, else what its value is. What has no
 * control is among them too, as a function that only code can give.
 *
 * @param objects meta and story, as far as they are objects
 */
export function controlsOf(
  {list}: Args,
  objects: readonly (ts.ObjectLiteralExpression | undefined)[],
  scope: Scope,
): ControlProp[] {
  const types = argTypesOf(objects, scope);
  const values = new Map(list.map(({name, value, chosen = value}) => [name, chosen]));
  return [...new Set([...values.keys(), ...types.keys()])].flatMap((name) => {
    const said = types.get(name) ?? [];
    if (isTurnedOff(said, scope)) return [];
    const type = typeOf(values.get(name), said, scope);
    // An argType without any control says something of the table of props alone.
    if (type === undefined && !values.has(name)) return [];
    return [propOf(name, type, said, scope)];
  });
}

function propOf(
  name: string,
  type: ControlProp['type'] | undefined,
  said: readonly ts.ObjectLiteralExpression[],
  scope: Scope,
): ControlProp {
  const last = said.map((each) => textAt(each, ['description'], scope)).filter(Boolean);
  const given = said.map((each) => textAt(each, ['table', 'defaultValue', 'summary'], scope));
  return {
    name,
    type: type ?? {text: 'function', members: []},
    required: false,
    default: given.findLast((each) => each !== undefined) ?? null,
    description: last.at(-1) ?? '',
    deprecated: null,
    signature: type ? null : {},
  };
}

/** What meta and story say of each arg, the story's own last. */
function argTypesOf(
  objects: readonly (ts.ObjectLiteralExpression | undefined)[],
  scope: Scope,
): Map<string, ts.ObjectLiteralExpression[]> {
  const found = new Map<string, ts.ObjectLiteralExpression[]>();
  for (const object of objects) {
    const types = objectOf(object && fieldOf(object, 'argTypes', scope), scope);
    for (const [name, field] of types ? fieldsOf(types, scope).fields : []) {
      const said = objectOf(field, scope);
      if (said) found.set(name, [...(found.get(name) ?? []), said]);
    }
  }
  return found;
}

/** What is said of one field of an argType, the last of all. */
function saidOf(
  said: readonly ts.ObjectLiteralExpression[],
  name: string,
  scope: Scope,
): Field | undefined {
  return said.map((each) => fieldOf(each, name, scope)).findLast((field) => field !== undefined);
}

function isTurnedOff(said: readonly ts.ObjectLiteralExpression[], scope: Scope): boolean {
  const control = saidOf(said, 'control', scope);
  const isNull = control?.kind === ts.SyntaxKind.NullKeyword;
  const object = objectOf(control, scope);
  const table = objectOf(saidOf(said, 'table', scope), scope);
  const disabled = [object, table].some(
    (each) => each && literalOf(fieldOf(each, 'disable', scope), scope) === true,
  );
  return isNull || literalOf(control, scope) === false || disabled;
}

/** The type whose control an arg has; nothing where only code can give it. */
function typeOf(
  value: Value | undefined,
  said: readonly ts.ObjectLiteralExpression[],
  scope: Scope,
): ControlProp['type'] | undefined {
  const options = listOf(saidOf(said, 'options', scope), scope);
  const control = saidOf(said, 'control', scope);
  const object = objectOf(control, scope);
  const kind = literalOf(object ? fieldOf(object, 'type', scope) : control, scope);
  if (options.length > 0 && (kind === undefined || CHOICES.test(String(kind)))) {
    const members = options.map(literalCode);
    return {text: members.join(' | '), members};
  }
  const text =
    kind === undefined ? (value === undefined ? undefined : typeof value) : KINDS[String(kind)];
  return text === undefined ? undefined : {text, members: []};
}
