import {Children, isValidElement} from 'react';
import type {ReactNode} from 'react';

/** The text of what an author wrote, as a reader sees it: elements by what they hold. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : '';
    })
    .join('');
}
