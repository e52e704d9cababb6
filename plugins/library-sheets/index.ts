export {settleDirections} from './core/directions';
export {isForeign, withoutForeign} from './core/foreign';
export {followModes} from './core/modes';
export type {WornGroup} from './core/wornCss';
export {wornGroups} from './core/wornRules';
export {keepImported} from './imported';
export {bundleSheets, INLINED, librarySheets, sheetSources, type LibrarySheet} from './files';
