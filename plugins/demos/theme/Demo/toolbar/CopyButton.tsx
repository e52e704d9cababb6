import type {ReactNode} from 'react';
import clsx from 'clsx';
import {COPY_TEXTS, useCopyButton} from '../../../../_shared/client';
import {ITEM} from './useRoving';
import styles from './styles.module.css';

export interface CopyButtonProps {
  /** Reads what is copied, unchanged. */
  getText: () => string;
  /** Name of the demo, for analytics. */
  label: string;
}

/**
 * Copies a demo's source. Not shown where it could do nothing, but its place is kept: scripts that
 * serve the copy buttons of a page find the code in the figure, and serve it before React does.
 */
export default function CopyButton({getText, label}: CopyButtonProps): ReactNode {
  const {copied, copy} = useCopyButton(getText);
  return (
    // Such a script may have changed the word before React took over.
    <button
      type="button"
      className={clsx(styles.button, styles.copy)}
      aria-label={COPY_TEXTS.name}
      onClick={copy}
      data-code-copy=""
      data-needs="js"
      data-ga-event-category="demo"
      data-ga-event-action="copy"
      data-ga-event-label={label}
      suppressHydrationWarning
      {...ITEM}
    >
      {copied ? COPY_TEXTS.copied : COPY_TEXTS.copy}
    </button>
  );
}
