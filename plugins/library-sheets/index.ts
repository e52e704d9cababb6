export {settleDirections} from './core/directions';
export {followModes} from './core/modes';
export {bundleSheets, INLINED, librarySheets, type LibrarySheet} from './files';
