export {createCodeReader, type CodeReader, type Reading} from './core/read';
