import {startSettings} from './settings';

// The server loads client modules too.
if (typeof document !== 'undefined') {
  startSettings();
  // Controls are shown from now on, where no smaller script has shown them already.
  document.documentElement.setAttribute('data-listening', '');
}
