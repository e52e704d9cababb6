import type ts from 'typescript';
import type {ApiInheritance} from './model';

/** Where a component lives: what its props' declarations are measured against. */
export interface Home {
  /** npm name of the package. */
  package: string;
  /** File of the component's declaration. */
  file: string;
  /** Names of the package's components; a folder of such a name is that component's own. */
  siblings: ReadonlySet<string>;
}

/** The npm package that a file belongs to, by its path; `undefined` outside of node_modules. */
function packageOf(file: string): string | undefined {
  return /.*\/node_modules\/(?<name>@[^/]+\/[^/]+|[^/]+)\//.exec(file)?.groups?.name;
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

/** Whether a package is the component's own, or of the same scope. */
function isKin(other: string | undefined, own: string): boolean {
  if (other === own) return true;
  return own.startsWith('@') && !!other?.startsWith(`${own.split('/')[0] ?? ''}/`);
}

/** The other component of the same package whose folder a file is in. */
function componentFolder(file: string, home: Home): string | undefined {
  const folder = folderOf(file);
  if (packageOf(file) !== home.package || folder === folderOf(home.file)) return undefined;
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return home.siblings.has(name) ? name : undefined;
}

function filesOf(prop: ts.Symbol): string[] {
  return (prop.declarations ?? []).map((node) => node.getSourceFile().fileName);
}

/**
 * Whether a component can call a prop its own: it is declared beside it, in a folder of its package
 * that is no other component, or in a sister package.
 */
export function isOwnProp(prop: ts.Symbol, home: Home): boolean {
  return filesOf(prop).some(
    (file) => isKin(packageOf(file), home.package) && !componentFolder(file, home),
  );
}

/**
 * What a component takes beside its listed props: those of another component of its package, else
 * those of the element it renders.
 *
 * @param rest the props that are not listed
 * @param element name of the element that is rendered, where the types say it
 */
export function inheritanceOf(
  rest: readonly ts.Symbol[],
  home: Home,
  element: string | undefined,
): ApiInheritance | null {
  const counts = new Map<string, number>();
  for (const prop of rest) {
    const [parent] = filesOf(prop)
      .map((file) => componentFolder(file, home))
      .filter(Boolean);
    if (parent) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (most) return {component: most[0], props: most[1]};
  return element ? {component: element, props: rest.length} : null;
}
