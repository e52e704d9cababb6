/** What frames of Material UI and its relatives are made with; of the libraries, Emotion alone. */
export {each} from './components';
export type {Components} from './components';
export {styles} from './emotionStyles';
export {muiFrame} from './frame';
export type {MuiFrame, MuiFrameParts} from './frame';
export {COMPACT_PROPERTIES, materialComponents, materialOptions, materialSandbox} from './material';
export {MODE_SELECTOR} from './modes';
