import {docOfSymbol} from '../../../component-code/core/docs';
import type {ScriptFacts} from '../../../component-code/core/script';
import {UNNAMED} from '../../../component-code/core/follow';
import type {ApiInheritance} from '../model';
import type {Found} from '../packages/found';
import {CHILD, isElement} from '../../../component-code/core/names';
import type {Reader} from '../types/apiType';
import type {Body, Context} from './context';
import {inheritanceOf} from './inheritance';
import {attributesTaken, passedOn} from './passedOn';
import type {PropDoc} from './own';
import type {Properties} from './taken';

interface Known {
  properties: Properties;
  /** The props that are listed. */
  docs: ReadonlyMap<string, PropDoc>;
  script: Pick<ScriptFacts, 'spread'>;
  reader: Reader;
}

/** Where a component's further props come from, and where they go. */
export function relationsOf(
  found: Found,
  {properties, docs, script, reader}: Known,
  context: Context,
): Pick<Body, 'inheritance' | 'spread'> {
  const takesAll = properties.size > ELEMENT_PROPS;
  const passed = takesAll ? passedOn(found.symbol, reader) : undefined;
  // The tag that the code shows, be the types a version behind it.
  const takesTag = takesAll || found.element !== undefined;
  const element = (takesTag ? tagOf(script.spread) : undefined) ?? found.element ?? passed;
  const taken = element ?? (takesAll ? attributesTaken(found.symbol, reader) : undefined);
  const inheritance = ancestryOf({...found, element: taken}, properties, docs, reader);
  // Attributes are of an element, which need not be the one that gets them.
  const isKnown = element !== undefined || !isElement(inheritance?.component ?? '');
  const fallback = passed ?? (isKnown ? inheritance?.component : undefined);
  return {inheritance, spread: publicTarget(script.spread, fallback, context)};
}

/** Props that only those of an element are as many as. */
const ELEMENT_PROPS = 200;

/** The element that gets what is not listed. */
function tagOf(spread: string | null): string | undefined {
  return spread !== null && isElement(spread) ? spread : undefined;
}

/** A component that the package keeps to itself says nothing: what it passes props on to does. */
function publicTarget(
  spread: string | null,
  passed: string | undefined,
  {siblings}: Context,
): string | null {
  const isPublic = spread === CHILD || spread === null || isElement(spread);
  if (isPublic || siblings.has(spread)) return spread;
  return passed ?? (spread === UNNAMED ? null : spread);
}

export function ancestryOf(
  {symbol, element}: Found,
  properties: Properties,
  docs: ReadonlyMap<string, PropDoc>,
  {home, checker}: Reader,
): ApiInheritance | null {
  const rest = [...properties].filter(([name]) => !docs.has(name)).map(([, prop]) => prop);
  const documentation = docOfSymbol(symbol, checker).description;
  return inheritanceOf({rest, documentation, element}, home);
}
