import type {ReactNode} from 'react';
import {Theme} from '@radix-ui/themes';
import {Direction} from 'radix-ui';
import type {Density, FrameProps, FrameSandbox} from '../types';

/** As the case lays demos out, not as the theme of a whole page, which fills the window. */
const NO_BOX = {display: 'contents'};

/**
 * A theme around a demo. It has the page's mode unless the demo has one: a class for the page's
 * mode would be wrong in half of what is served. The direction's provider stands within, as the
 * theme brings one that is always left-to-right.
 */
export function Frame({children, direction, mode, density}: FrameProps): ReactNode {
  return (
    <Theme
      appearance={mode ?? 'inherit'}
      hasBackground={false}
      scaling={density === 'compact' ? '90%' : '100%'}
      style={NO_BOX}
    >
      <Direction.Provider dir={direction}>{children}</Direction.Provider>
    </Theme>
  );
}

/** Nothing: the custom properties are in the library's own sheet. */
export function css(): string {
  return '';
}

export const densities: readonly Density[] = ['comfortable', 'compact'];

/** The theme that the library wants around a page. */
export const sandbox: FrameSandbox = {
  imports: ["import {Theme} from '@radix-ui/themes';"],
  provider: 'Theme',
};
