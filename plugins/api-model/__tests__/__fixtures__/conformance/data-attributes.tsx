import {Sheet} from './parts/Sheet';

export {Sheet};
