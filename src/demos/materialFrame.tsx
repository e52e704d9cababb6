import type {ReactNode} from 'react';
import {extendTheme} from '@mui/material/styles';
import {ThemeProvider} from '@mui/system';
import {applyStyles, MODE_SELECTOR, writeSheets} from './modes';

const base = extendTheme({
  colorSchemeSelector: MODE_SELECTOR,
  disableCssColorScheme: true,
  colorSchemes: {light: true, dark: true},
});
// The properties without a fallback in every use, as the library's own provider has them.
const theme = {...base, vars: base.generateThemeVars(), applyStyles};
const themes = {ltr: theme, rtl: {...theme, direction: 'rtl'}};

export interface FrameProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * Material UI's default theme around a demo, its colours by custom properties. The system's
 * provider, as the library's own writes those properties again for every demo; without the
 * library's theme id, as a theme of the demo's own could not replace one that has it.
 */
export function Frame({direction, children}: FrameProps): ReactNode {
  return <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>;
}

/** The custom properties of both modes. */
export function css(): string {
  return writeSheets(base.generateStyleSheets());
}
