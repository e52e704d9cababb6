import {extendTheme, ThemeProvider} from '@mui/material-v6/styles';
import {version} from '@mui/material-v6/version';
import {
  COMPACT_PROPERTIES,
  materialComponents,
  materialOptions,
  materialSandbox,
  muiFrame,
} from '../frames/mui/maker';

// Without schemes the library's own provider leaves the properties alone, as the sheet has them.
const {colorSchemes: _schemes, ...theme} = extendTheme(materialOptions);

/**
 * The default theme of Material UI 6 around a demo; see the frame of the current version.
 * The provider is the version's own: the contexts of another copy do not reach its components.
 */
export const {Frame, css, densities, styles} = muiFrame({
  theme,
  Provider: ThemeProvider,
  components: materialComponents,
  compact: COMPACT_PROPERTIES,
});

export const sandbox = materialSandbox;

export {version};
