import {serveCopyButtons} from './directEdit';
import {serveKeyboardCopy} from './keyboardCopy';

// A client module is loaded on the server too, where nobody clicks.
if (typeof document !== 'undefined') {
  serveCopyButtons();
  serveKeyboardCopy();
}
