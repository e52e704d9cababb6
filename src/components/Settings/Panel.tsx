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

/** What is in the panel of the settings: loaded when somebody is about to open it. */
export default function Panel({isOpen, onShowShortcuts}: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) content.current?.querySelector<HTMLElement>('input:checked')?.focus();
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
