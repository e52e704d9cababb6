export {docOfNode, docOfSymbol, type Doc} from './core/docs';
export {createModules, type Modules} from './core/modules';
export {parseScript, readScript, type ScriptFacts} from './core/script';
