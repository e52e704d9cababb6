import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {extendTheme, ThemeProvider} from '@mui/material-v6/styles';
import {version} from '@mui/material-v6/version';
import {DENSITIES} from './frame';
import type {FrameProps} from './frame';
import {COMPACT_PROPERTIES, materialComponents} from './materialParts';
import {applyStyles, getColorSchemeSelector, MODE_SELECTOR, writeSheets} from './modes';

const base = extendTheme({
  colorSchemeSelector: MODE_SELECTOR,
  disableCssColorScheme: true,
  colorSchemes: {light: true, dark: true},
});
// Without schemes the library's own provider leaves the properties alone, as the sheet has them.
const {colorSchemes: _schemes, ...rest} = base;
// The properties without a fallback in every use, as the library's own provider has them.
const shared = {...rest, vars: base.generateThemeVars(), applyStyles, getColorSchemeSelector};

/**
 * The default theme of Material UI 6 around a demo; see the frame of the current version.
 * The provider is the version's own: the contexts of another copy do not reach its components.
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
