export {settleDirections} from './core/directions';
export {followModes} from './core/modes';
export {scopeToDemos} from './core/scope';
export {bundleSheets, INLINED} from './files';
