import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {extendTheme} from '@mui/material/styles';
import {version} from '@mui/material/version';
import {ThemeProvider} from '@mui/system';
import {DENSITIES} from './frame';
import type {FrameProps} from './frame';
import {COMPACT_PROPERTIES, materialComponents} from './materialParts';
import {applyStyles, getColorSchemeSelector, MODE_SELECTOR, writeSheets} from './modes';

const base = extendTheme({
  colorSchemeSelector: MODE_SELECTOR,
  disableCssColorScheme: true,
  colorSchemes: {light: true, dark: true},
});
// The properties without a fallback in every use, as the library's own provider has them.
const shared = {...base, vars: base.generateThemeVars(), applyStyles, getColorSchemeSelector};

/**
 * Material UI's default theme around a demo, its colours by custom properties. The system's
 * provider, as the library's own writes those properties again for every demo; without the
 * library's theme id, as a theme of the demo's own could not replace one that has it.
 */
export function Frame({direction, mode, density, children}: FrameProps): ReactNode {
  const theme = useMemo(
    () => ({...shared, direction, components: materialComponents({direction, mode, density})}),
    [direction, mode, density],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** The custom properties of both modes. */
export function css(): string {
  return writeSheets(base.generateStyleSheets(), COMPACT_PROPERTIES);
}

/** Where the library's styles begin. */
export const sandbox = {
  imports: ["import CssBaseline from '@mui/material/CssBaseline';"],
  before: '<CssBaseline />',
};

export const densities = DENSITIES;

export {version};

export {styles} from './emotionStyles';
