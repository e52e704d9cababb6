import type {ReactNode} from 'react';

/** A frame that adds nothing but the styles of a library that writes them as it renders. */
export function Frame({children}: {children: ReactNode}): ReactNode {
  return children;
}

export const css = (): string => '';

export {styles} from '../../../../src/frames/mui/maker';
