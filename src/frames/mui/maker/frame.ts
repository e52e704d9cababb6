import {createElement, useMemo} from 'react';
import type {ComponentType, ReactNode} from 'react';
import type {FrameModule, FrameProps} from '../../types';
import type {Components} from './components';
import {styles} from './emotionStyles';
import {applyStyles, getColorSchemeSelector, writeSheets} from './modes';
import type {Sheet} from './modes';
import {UNMARKED_OVERLAYS} from './unmarked';

/** A theme with custom properties, as `extendTheme` makes it with `MODE_SELECTOR`. */
interface VarsTheme {
  generateThemeVars: () => unknown;
  generateStyleSheets: () => Sheet[];
}

/** What one library has that another has not. */
export interface MuiFrameParts<Theme extends VarsTheme> {
  theme: Theme;
  /**
   * Hands the theme on, and writes nothing: of `@mui/system`, or of the library's own copy of it.
   */
  Provider: ComponentType<{theme: Theme; children: ReactNode}>;
  /** Default props of the components of a demo: sizes, and what overlays carry. */
  components: (props: Omit<FrameProps, 'children'>) => Components;
  /** Custom properties of the density `compact`. */
  compact: Sheet[string];
}

/** What is the same in all frames of the family. */
export type MuiFrame = Required<Pick<FrameModule, 'Frame' | 'css' | 'densities'>> & {
  styles: typeof styles;
};

/**
 * A frame of Material UI or one of its relatives: the theme's colours by custom properties, so that
 * no class depends on the mode, and its components told direction and density.
 */
export function muiFrame<Theme extends VarsTheme>(parts: MuiFrameParts<Theme>): MuiFrame {
  const {theme: base, Provider, components, compact} = parts;
  // The properties without a fallback in every use, as the library's own provider has them.
  const shared = {...base, vars: base.generateThemeVars(), applyStyles, getColorSchemeSelector};

  function Frame({direction, mode, density, children}: FrameProps): ReactNode {
    const theme = useMemo(
      () => ({...shared, direction, components: components({direction, mode, density})}),
      [direction, mode, density],
    );
    return createElement(Provider, {theme, children});
  }

  const css = () => writeSheets(base.generateStyleSheets(), compact) + UNMARKED_OVERLAYS;
  return {Frame, css, densities: ['comfortable', 'compact'], styles};
}
