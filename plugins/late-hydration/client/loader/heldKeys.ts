import {asksToCopy} from '../../../_shared/client/asksToCopy';
import {allowsStoredKeys} from '../singleKeys';
import {codeBelow} from '../codeBelow';
import {isApple} from '../isApple';
import {OPENS, openServed} from '../servedDialog';

/** Where a key is text. */
const TYPING = 'input,textarea,select,[contenteditable]';

/**
 * Whether a press may be one of the site's shortcuts, so that it has to wait for React, which knows
 * better: what is none does nothing then.
 */
export function isShortcut(press: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target, defaultPrevented} = press;
  if (defaultPrevented) return false;
  if (asksToCopy(press)) return codeBelow() !== undefined;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !altKey;
  const isSingle = /^[/?[\]]$/.test(key) && !metaKey;
  return isSingle && allowsStoredKeys() && !(target as Element).closest?.(TYPING);
}

/** Opens the search where a shortcut asks for it. @returns whether it has */
export function opensSearch({key, metaKey, ctrlKey}: KeyboardEvent): boolean {
  const isCommand = isApple() ? metaKey : ctrlKey;
  const isAsked = key === '/' || (isCommand && key.toLowerCase() === 'k');
  return isAsked && openServed(document.querySelector(`[${OPENS}]`));
}
