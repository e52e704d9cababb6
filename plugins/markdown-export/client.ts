export {markdownAddress} from './core/address';
