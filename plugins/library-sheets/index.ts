export {settleDirections} from './core/directions';
export {followModes} from './core/modes';
export {wornGroups, type WornGroup} from './core/wornRules';
export {bundleSheets, INLINED, librarySheets, sheetSources, type LibrarySheet} from './files';
