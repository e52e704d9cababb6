import {useId} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {clickData, SPEAKER} from '../../../plugins/_shared/client';
import Icon from '../Icon';
import {useModal} from './useModal';
import styles from './styles.module.css';

const CLOSE = translate({
  id: 'vitrine.dialog.close',
  message: 'Close',
  description: 'Accessible name of the button that closes a dialog',
});

/** The same object for ever: React keeps what is said before it is there. */
const NOTHING_SAID = {__html: ''};

interface Props {
  /** Accessible name, and the heading. */
  title: string;
  /** The heading is for screen readers alone. Default `false`. */
  hidesTitle?: boolean;
  children: ReactNode;
  className?: string;
  id?: string;
  /** `false`: it stands in the page, closed. Default `true`. */
  isOpen?: boolean;
  /** Escape, the close button, a click beside the dialog, or a new page: take it away. */
  onClose: () => void;
}

/**
 * A modal dialog. The first control of its children gets the focus as it opens; what had it before
 * gets it back. Its closing needs no React.
 */
export default function Dialog({
  title,
  hidesTitle,
  children,
  className,
  id,
  isOpen = true,
  onClose,
}: Props): ReactNode {
  const ownId = useId();
  const titleId = id === undefined ? ownId : `${id}-title`;
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={clsx(styles.dialog, className)}
      aria-labelledby={titleId}
      // It may be open before React is there.
      suppressHydrationWarning
      onClose={onClose}
    >
      <h2 id={titleId} className={hidesTitle ? styles.hidden : styles.title}>
        {title}
      </h2>
      {children}
      <div
        {...{[SPEAKER]: ''}}
        aria-live="polite"
        className={styles.hidden}
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING_SAID}
      />
      {/* Last, so that the content's own first control gets the focus. */}
      <CloseButton />
    </dialog>
  );
}

/** Closes the dialog by the browser alone. */
function CloseButton(): ReactNode {
  return (
    <form method="dialog">
      <button className={styles.close} aria-label={CLOSE} {...clickData('layout', 'close-dialog')}>
        <Icon name="close" size={20} />
      </button>
    </form>
  );
}
