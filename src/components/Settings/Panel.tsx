import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import Icon from '../Icon';
import Languages from '../Languages';
import SingleKeysSwitch from '../Shortcuts/SingleKeysSwitch';
import Choices from './Choices';
import CopyLink from './CopyLink';
import styles from './styles.module.css';

interface Props {
  isOpen: boolean;
  /** Opens the list of the keyboard shortcuts. */
  onShowShortcuts: () => void;
}

/** What is in the panel of the settings. */
export default function Panel({isOpen, onShowShortcuts}: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // One that was opened before React was there has the focus already.
    const hasFocus = content.current?.contains(document.activeElement);
    if (isOpen && !hasFocus) content.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isOpen]);
  return (
    <div ref={content}>
      <Choices />
      <div className={styles.actions}>
        <SingleKeysSwitch />
        <button
          type="button"
          className={styles.action}
          onClick={onShowShortcuts}
          {...clickData('settings', 'show-shortcuts')}
        >
          <Icon name="keyboard" />
          <Translate id="vitrine.settings.shortcuts" description="Button in the settings">
            Show the shortcuts
          </Translate>
        </button>
        <CopyLink />
      </div>
      <Languages />
    </div>
  );
}
