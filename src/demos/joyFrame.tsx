import joy from '@mui/joy/package.json';
import {extendTheme} from '@mui/joy/styles';
import {ThemeProvider} from '@mui/system';
import {each, MODE_SELECTOR, muiFrame} from '../frames/mui/maker';
import type {Components} from '../frames/mui/maker';
import {overlayAttributes} from '../frames/overlays';
import type {FrameProps} from '../frames/types';

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
 * Joy UI's default theme around a demo. The system's provider, as the library's own writes the
 * custom properties again for every demo.
 */
export const {Frame, css, densities, styles} = muiFrame({
  theme: extendTheme({colorSchemeSelector: MODE_SELECTOR}),
  Provider: ThemeProvider,
  components: joyComponents,
  compact: {'--joy-spacing': '6px'},
});

/** Where the library's styles begin. */
export const sandbox = {
  imports: [
    "import CssBaseline from '@mui/joy/CssBaseline';",
    "import {CssVarsProvider} from '@mui/joy/styles';",
  ],
  provider: 'CssVarsProvider',
  before: '<CssBaseline />',
};

/** The package has no module that says it. */
export const version = joy.version;
