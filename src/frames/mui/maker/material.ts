import {overlayAttributes} from '../../overlays';
import type {FrameProps, FrameSandbox} from '../../types';
import {each} from './components';
import type {Components} from './components';
import {MODE_SELECTOR} from './modes';

/** What `extendTheme` of Material UI is given, alike in all of its versions. */
export const materialOptions = {
  colorSchemeSelector: MODE_SELECTOR,
  disableCssColorScheme: true,
  colorSchemes: {light: true, dark: true},
};

/** Where the library's styles begin. */
export const materialSandbox: FrameSandbox = {
  imports: ["import CssBaseline from '@mui/material/CssBaseline';"],
  before: '<CssBaseline />',
};

const SIZED = [
  'Autocomplete',
  'Button',
  'ButtonGroup',
  'Checkbox',
  'Chip',
  'Fab',
  'FormControl',
  'IconButton',
  'Pagination',
  'Radio',
  'Rating',
  'Slider',
  'Switch',
  'Table',
  'TextField',
  'ToggleButton',
  'ToggleButtonGroup',
].map((name) => `Mui${name}`);

/** The sizes that Material UI has for a dense page. */
const COMPACT: Components = {
  ...each(SIZED, {size: 'small'}),
  ...each(['MuiList', 'MuiListItem', 'MuiMenuItem'], {dense: true}),
  ...each(['MuiFormHelperText', 'MuiInputLabel'], {margin: 'dense'}),
  ...each(['MuiToolbar'], {variant: 'dense'}),
};

/** Custom properties of the density. */
export const COMPACT_PROPERTIES = {'--mui-spacing': '6px'};

/** Default props of Material UI's components in a demo, alike in all of its versions. */
export function materialComponents(props: Omit<FrameProps, 'children'>): Components {
  return {
    ...(props.density === 'compact' && COMPACT),
    ...each(['MuiModal', 'MuiPopper'], overlayAttributes(props)),
  };
}
