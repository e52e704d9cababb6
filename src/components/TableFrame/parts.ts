import {Children, cloneElement, isValidElement} from 'react';
import type {ReactNode} from 'react';
import {textOf} from '../textOf';

/** The elements of a kind directly in what an element holds. */
export function held(children: ReactNode, ...types: string[]): ReactNode[] {
  return Children.toArray(children).filter(
    (child) => isValidElement(child) && types.includes(String(child.type)),
  );
}

const ROLES = new Map<unknown, string>([
  ['thead', 'rowgroup'],
  ['tbody', 'rowgroup'],
  ['tr', 'row'],
  ['th', 'columnheader'],
  ['td', 'cell'],
]);

/** What a table holds, with the roles written out that browsers forget where it is no table to CSS. */
export function withRoles(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    const role = isValidElement(child) ? ROLES.get(child.type) : undefined;
    if (role === undefined || !isValidElement<{role?: string; children?: ReactNode}>(child)) {
      return child;
    }
    const isCell = child.type === 'td' || child.type === 'th';
    const own = child.props.children;
    return cloneElement(child, {role}, isCell ? own : withRoles(own));
  });
}

/** The texts of the column heads, in their order. */
export function headsOf(children: ReactNode): string[] {
  return rowsOf(children, 'thead').flatMap((row) =>
    held(childrenOf(row), 'th').map((head) => textOf(head).trim()),
  );
}

/** The texts of a table's cells, row by row. */
export function cellsOf(children: ReactNode): string[][] {
  return rowsOf(children, 'tbody').map((row) => held(childrenOf(row), 'td', 'th').map(textOf));
}

function rowsOf(children: ReactNode, part: 'thead' | 'tbody'): ReactNode[] {
  return held(children, part).flatMap((each) => held(childrenOf(each), 'tr'));
}

function childrenOf(node: ReactNode): ReactNode {
  return isValidElement<{children?: ReactNode}>(node) ? node.props.children : null;
}
