export {ColorModeBridge} from './ColorModeBridge';
export {getInitColorSchemeScript, InitColorSchemeScript} from './InitColorSchemeScript';
export {getSettings, setSetting, useSettings} from './settings';
export {sharedLink} from './sharedLink';
export {SETTING_VALUES} from '../core/settings';
export type {CodeVariant, Direction, Mode, Motion, Settings} from '../core/settings';
export type {Contrast, Scheme} from '../core/schemes';
