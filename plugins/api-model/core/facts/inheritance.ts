import type ts from 'typescript';
import type {ApiInheritance} from '../model';
import {componentFolder, filesOf, type Home} from '../packages/origin';

/** What is known of where a component's further props come from. */
export interface Ancestry {
  /** The props that are not listed. */
  rest: readonly ts.Symbol[];
  /** The component's documentation as its package publishes it. */
  documentation: string;
  /** Name of the element that is rendered, where the types say it. */
  element: string | undefined;
}

/** `- inherits [ButtonBase API](…)`, as generated references leave it in the declarations. */
const STATEMENT = /^[ \t]*[-*]?[ \t]*inherits \[(?<name>\w+)(?: API)?\]/m;

/** The list that such a statement stands in: without one in it, nothing is inherited. */
const LIST = /(?:^|\n)API:\s*\n/;

/** The component that another's documentation names as the one it inherits from. */
export function statedParent(documentation: string): string | undefined {
  return STATEMENT.exec(documentation)?.groups?.name;
}

/**
 * What a component takes beside its listed props: those of the component that its documentation
 * names, else of the one of its package that most of the rest are declared by, else those of the
 * element it renders.
 */
export function inheritanceOf(
  {rest, documentation, element}: Ancestry,
  home: Home,
): ApiInheritance | null {
  const counts = countParents(rest, home);
  const stated = statedParent(documentation);
  if (stated) return {component: stated, props: counts.get(stated) ?? rest.length};
  if (!LIST.test(documentation)) {
    const [most] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (most) return {component: most[0], props: most[1]};
  }
  return element ? {component: element, props: rest.length} : null;
}

function countParents(rest: readonly ts.Symbol[], home: Home): Map<string, number> {
  const counts = new Map<string, number>();
  for (const prop of rest) {
    const parents = filesOf(prop).map((file) => componentFolder(file, home));
    const parent = parents.find((name) => name !== undefined);
    if (parent) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  return counts;
}
