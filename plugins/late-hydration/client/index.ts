import {LATE_SCRIPT, LATE_SCRIPTS} from '../../_shared/loading/lateScripts';
import {HEADER_EVENT} from '../core/header';
import {takeOver} from './makeUp';
import {whenAwake} from './whenAwake';

// The server loads client modules too, and the dev server brings React at once.
const script = typeof document === 'undefined' ? null : document.querySelector(LATE_SCRIPT);

if (script) {
  const makeUp = takeOver();
  document.addEventListener(HEADER_EVENT, () => void makeUp('header'));
  whenAwake(() => {
    // From now on clicks pass, but those on demos that are not alive yet.
    script.removeAttribute(LATE_SCRIPTS);
    document.querySelector('script[data-late-links]')?.remove();
    void makeUp('page');
  });
}
