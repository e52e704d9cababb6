import {useId} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {clickData} from '../../../plugins/_shared/client';
import Icon from '../Icon';
import {useModal} from './useModal';
import styles from './styles.module.css';

const CLOSE = translate({
  id: 'vitrine.dialog.close',
  message: 'Close',
  description: 'Accessible name of the button that closes a dialog',
});

interface Props {
  /** Accessible name, and the heading. */
  title: string;
  /** The heading is for screen readers alone. Default `false`. */
  hidesTitle?: boolean;
  children: ReactNode;
  className?: string;
  /** Escape, the close button, a click beside the dialog, or a new page: take it away. */
  onClose: () => void;
}

/**
 * A modal dialog, open as long as it is rendered. The first control of its children gets the
 * focus; what had it before gets it back.
 */
export default function Dialog({
  title,
  hidesTitle,
  children,
  className,
  onClose,
}: Props): ReactNode {
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id} className={hidesTitle ? styles.hidden : styles.title}>
        {title}
      </h2>
      {children}
      {/* Last, so that the content's own first control gets the focus. */}
      <button
        type="button"
        className={styles.close}
        aria-label={CLOSE}
        onClick={() => dialog.current?.close()}
        {...clickData('layout', 'close-dialog')}
      >
        <Icon name="close" size={20} />
      </button>
    </dialog>
  );
}
