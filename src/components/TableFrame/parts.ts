import {Children, isValidElement} from 'react';
import type {ReactNode} from 'react';
import {textOf} from '../textOf';

/** The elements of a kind directly in what an element holds. */
export function held(children: ReactNode, ...types: string[]): ReactNode[] {
  return Children.toArray(children).filter(
    (child) => isValidElement(child) && types.includes(String(child.type)),
  );
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
