import {useMemo} from 'react';
import type {ReactNode} from 'react';
import joy from '@mui/joy/package.json';
import {extendTheme} from '@mui/joy/styles';
import {ThemeProvider} from '@mui/system';
import {DENSITIES, each, overlayAttributes} from './frame';
import type {Components, FrameProps} from './frame';
import {applyStyles, getColorSchemeSelector, MODE_SELECTOR, writeSheets} from './modes';

const base = extendTheme({colorSchemeSelector: MODE_SELECTOR});
// The properties without a fallback in every use, as the library's own provider has them.
const shared = {...base, vars: base.generateThemeVars(), applyStyles, getColorSchemeSelector};

const SIZED = [
  'Alert',
  'Autocomplete',
  'Avatar',
  'Button',
  'ButtonGroup',
  'Card',
  'Checkbox',
  'Chip',
  'FormControl',
  'IconButton',
  'Input',
  'List',
  'Menu',
  'MenuButton',
  'Radio',
  'Select',
  'Slider',
  'Switch',
  'Table',
  'Tabs',
  'Textarea',
  'ToggleButtonGroup',
].map((name) => `Joy${name}`);

const COMPACT = each(SIZED, {size: 'sm'});

/** Default props of Joy UI's components in a demo; not all overlays take attributes as props. */
function joyComponents(props: Omit<FrameProps, 'children'>): Components {
  const sizes = props.density === 'compact' ? COMPACT : {};
  const overlay = overlayAttributes(props);
  const listbox = {slotProps: {listbox: overlay}};
  return {
    ...sizes,
    ...each(['JoyModal', 'JoyDrawer'], overlay),
    JoyMenu: {defaultProps: {...sizes.JoyMenu?.defaultProps, ...overlay}},
    JoyTooltip: {defaultProps: {slotProps: {root: overlay}}},
    JoySelect: {defaultProps: {...sizes.JoySelect?.defaultProps, ...listbox}},
    JoyAutocomplete: {defaultProps: {...sizes.JoyAutocomplete?.defaultProps, ...listbox}},
  };
}

/**
 * Joy UI's default theme around a demo, its colours by custom properties. The system's provider,
 * as the library's own writes those properties again for every demo.
 */
export function Frame({direction, mode, density, children}: FrameProps): ReactNode {
  const theme = useMemo(
    () => ({...shared, direction, components: joyComponents({direction, mode, density})}),
    [direction, mode, density],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** The custom properties of both modes. */
export function css(): string {
  return writeSheets(base.generateStyleSheets(), {'--joy-spacing': '6px'});
}

/** Where the library's styles begin. */
export const sandbox = {
  imports: [
    "import CssBaseline from '@mui/joy/CssBaseline';",
    "import {CssVarsProvider} from '@mui/joy/styles';",
  ],
  provider: 'CssVarsProvider',
  before: '<CssBaseline />',
};

export const densities = DENSITIES;

/** The package has no module that says it. */
export const version = joy.version;

export {styles} from './emotionStyles';
