export {Lamp} from './parts/lamp.js';
