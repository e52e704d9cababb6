import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData, COPY_TEXTS, useCopyButton} from '../../../plugins/_shared/client';
import styles from './tools.module.css';

const WRAP = translate({
  id: 'vitrine.code.wrap',
  message: 'Wrap',
  description: 'Button of a block of code',
});
const WRAP_NAME = translate({
  id: 'vitrine.code.wrapName',
  message: 'Wrap long lines',
  description: 'Accessible name of the button that wraps lines of code',
});

export interface ToolsProps {
  /** In the row of the title, or over the end of a single line, or of the first of several. */
  place: 'title' | 'line' | 'side';
  /** What is copied, asked for at the click. */
  getText: () => string;
  isWrapped: boolean;
  /** Wraps long lines, or ends it; without it there is nothing to wrap. */
  onWrap?: () => void;
}

/**
 * The buttons of a block, in the row of its title or over the end of a line: long lines can be
 * scrolled out from under them.
 */
export default function Tools({place, getText, isWrapped, onWrap}: ToolsProps): ReactNode {
  const {copied, copy} = useCopyButton(getText);
  return (
    <div className={styles.tools} data-place={place} data-busy={copied || undefined}>
      {/* Before React took over, the word may have been changed by the delegated listener. */}
      <button
        type="button"
        className={styles.button}
        data-code-copy=""
        data-needs="js"
        aria-label={COPY_TEXTS.name}
        onClick={copy}
        {...clickData('code', 'copy-click')}
        suppressHydrationWarning
      >
        {copied ? COPY_TEXTS.copied : COPY_TEXTS.copy}
      </button>
      {onWrap && (
        <button
          type="button"
          className={styles.button}
          data-needs="react"
          aria-label={WRAP_NAME}
          aria-pressed={isWrapped}
          onClick={onWrap}
          {...clickData('code', 'wrap')}
        >
          {WRAP}
        </button>
      )}
    </div>
  );
}
