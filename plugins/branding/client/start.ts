import {startSettings} from './settings';

// The server loads client modules too.
if (typeof document !== 'undefined') startSettings();
