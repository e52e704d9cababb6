import ts from 'typescript';
import type {Modules} from '../../../component-code/core/modules';
import type {ClassNamesOf} from '../../../component-code/core/states';
import type {ApiKind, ApiModel} from '../model';
import type {Found} from '../packages/found';
import type {Lookup} from '../packages/lookup';
import type {Memory} from '../types/memory';
import {packageOf, pathInPackage, type Home, type Sisters} from '../packages/origin';

/** A name to explain. */
export interface Target {
  name: string;
  kind: ApiKind;
}

/** The package that exports the targets. */
export interface PackageFacts {
  /** npm name: what its users write. */
  name: string;
  /** Name by which it is installed, where that is another. */
  alias?: string;
  version: string;
  /** Origin that links without one refer to (`https://mui.com`); `null` leaves them as they are. */
  origin: string | null;
  /** Subpaths that have its types (`button`), where the package as a whole has none. */
  folders?: readonly string[];
  /** A library's own source: the absolute path of the file that exports it. */
  entry?: string;
}

/** What a model is made with. */
export interface Context {
  facts: PackageFacts;
  /** File from which the package is imported. */
  from: string;
  siblings: ReadonlySet<string>;
  sisters: Sisters;
  /** Knows the packages that this one is made of. */
  ingredients: Sisters;
  checker: ts.TypeChecker;
  memory: Memory;
  modules: Modules;
  classNamesOf: ClassNamesOf;
  lookup: Lookup;
  /** See `elementTypes`. */
  typeOfTag: (tag: string) => string | null;
}

/** What a component has that a hook has not, and the other way round, is empty. */
export type Body = Omit<
  ApiModel,
  | 'name'
  | 'kind'
  | 'package'
  | 'version'
  | 'parent'
  | 'description'
  | 'deprecated'
  | 'imports'
  | 'definitions'
  | 'demos'
>;

export const EMPTY_BODY: Body = {
  typeParameters: [],
  props: [],
  sets: [],
  parts: [],
  alternatives: [],
  returns: null,
  returnMembers: [],
  slots: [],
  classes: [],
  cssVariables: [],
  dataAttributes: [],
  inheritance: null,
  inherited: [],
  forwardsRefTo: null,
  spread: null,
  muiName: null,
  source: null,
};

export function homeOf({symbol}: Found, {facts, siblings, sisters, ingredients}: Context): Home {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return {package: installedName(facts), file, siblings, sisters, ingredients};
}

/** The name of a package's folder, which is what modules are resolved by. */
export function installedName({alias, name}: PackageFacts): string {
  return alias ?? name;
}

/** The name in the source: a symbol exported as `default` is called that, not by its name. */
export function declaredName(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const name = declaration && ts.getNameOfDeclaration(declaration);
  if (name && ts.isIdentifier(name)) return name.text;
  const assigned = declaration && ts.isExportAssignment(declaration) && declaration.expression;
  return assigned && ts.isIdentifier(assigned) ? assigned.text : symbol.name;
}

/** What a package only passes on stands with the name of its owner, where a scope tells it apart. */
function foreignPath(owner: string, path: string | null): string | null {
  return path !== null && owner.startsWith('@') ? `${owner}/${path}` : null;
}

/** The code's path as readers of the package see it; folders of its build aside. */
export function sourcePath(
  code: ts.SourceFile | undefined,
  {facts, modules}: Context,
): string | null {
  if (!code) return null;
  const root = facts.entry?.slice(0, facts.entry.lastIndexOf('/') + 1);
  const own = root && code.fileName.startsWith(root) ? code.fileName.slice(root.length) : null;
  const path = own ?? pathInPackage(code.fileName);
  // Of two builds of one module the one that stands where the package is imported from is shown.
  const short = path?.replace(/^(?:esm|es|modern|module)\//, '') ?? '';
  const isBuild = path !== null && short !== path;
  const shown = isBuild && modules.has(code.fileName.replace(path, short)) ? short : path;
  const owner = packageOf(code.fileName);
  const isPassedOn = own === null && owner !== undefined && owner !== installedName(facts);
  return isPassedOn ? foreignPath(owner, shown) : shown;
}
