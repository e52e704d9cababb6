import ts from 'typescript';
import {partIn, placeExported, placeIn, type PartInCode} from '../../../component-code/core/partIn';
import {NO_SCRIPT, readScript, type ScriptFacts} from '../../../component-code/core/script';
import {declaredName, installedName, type Context} from '../facts/context';
import type {Found} from '../packages/found';

/** A component's code, as far as it is found, and what it says. */
export function codeOf(
  found: Found,
  context: Context,
): {code: ts.SourceFile | undefined; script: ScriptFacts} {
  const place = placeOf(found, context);
  return {code: place?.file, script: place ? scriptOf(place, found, context) : NO_SCRIPT};
}

/** Where a component's code is; of a part that has no declaration of its own, what its holder names. */
function placeOf(
  {symbol, holder, name, exportedAs}: Found,
  context: Context,
): PartInCode | undefined {
  const {modules} = context;
  const declared = symbol.declarations?.[0]?.getSourceFile();
  const code = declared && modules.codeOf(declared);
  // Declarations that no code stands beside are of what the package exports by that name.
  if (!code) return exportedAs === undefined ? undefined : placeInPackage(exportedAs, context);
  const key = name.slice(name.lastIndexOf('.') + 1);
  const isHeld = holder !== undefined && symbol.flags & ts.SymbolFlags.Property;
  const held = isHeld ? partIn(code, key, modules) : undefined;
  return held ?? placeIn(code, declaredName(symbol), declared, modules);
}

function placeInPackage(name: string, {facts, from, modules}: Context): PartInCode | undefined {
  const code = modules.imported(installedName(facts), from);
  return code && placeExported(code, name, modules);
}

function scriptOf({file, name: local}: PartInCode, {name}: Found, context: Context): ScriptFacts {
  // What has the component's own name in its module is what it wraps.
  const others = new Set(context.siblings);
  others.delete(name);
  return readScript(file, local, others, context.modules);
}
