import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {COPY_TEXTS, useCopyButton} from '../../../_shared/client';
import styles from './styles.module.css';

export interface ActionsProps {
  /** The demo's name, for analytics. */
  name: string;
  /** Reads what is copied. */
  getText: () => string;
  onReset: () => void;
  onClose: () => void;
}

/** What can be done with the code beside editing it. */
export default function Actions(props: ActionsProps): ReactNode {
  const {name, getText, onReset, onClose} = props;
  return (
    <div className={styles.actions}>
      <CopyCode name={name} getText={getText} />
      <button
        type="button"
        className={styles.action}
        onClick={onReset}
        data-ga-event-category="demo-edit"
        data-ga-event-action="reset"
        data-ga-event-label={name}
      >
        <Translate id="vitrine.edit.reset" description="Button of the editor of a demo">
          Reset to the original
        </Translate>
      </button>
      <button
        type="button"
        className={styles.action}
        onClick={onClose}
        data-ga-event-category="demo-edit"
        data-ga-event-action="close"
        data-ga-event-label={name}
      >
        <Translate id="vitrine.edit.close" description="Button of the editor of a demo">
          Close the editor
        </Translate>
      </button>
    </div>
  );
}

function CopyCode({name, getText}: Pick<ActionsProps, 'name' | 'getText'>): ReactNode {
  const {copied, copy} = useCopyButton(getText);
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={COPY_TEXTS.name}
      onClick={copy}
      data-ga-event-category="demo-edit"
      data-ga-event-action="copy"
      data-ga-event-label={name}
    >
      {copied ? COPY_TEXTS.copied : COPY_TEXTS.copy}
    </button>
  );
}
