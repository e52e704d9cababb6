import {each, overlayAttributes} from './frame';
import type {Components, FrameProps} from './frame';

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
