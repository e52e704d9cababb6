import {extendTheme} from '@mui/material/styles';
import {version} from '@mui/material/version';
import {ThemeProvider} from '@mui/system';
import {
  COMPACT_PROPERTIES,
  materialComponents,
  materialOptions,
  materialSandbox,
  muiFrame,
} from './maker';

/**
 * Material UI's default theme around a demo. The system's provider, as the library's own writes the
 * custom properties again for every demo; without the library's theme id, as a theme of the demo's
 * own could not replace one that has it.
 */
export const {Frame, css, densities, styles} = muiFrame({
  theme: extendTheme(materialOptions),
  Provider: ThemeProvider,
  components: materialComponents,
  compact: COMPACT_PROPERTIES,
});

export const sandbox = materialSandbox;

export {version};
