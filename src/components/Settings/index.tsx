import type {ReactNode} from 'react';
import Icon from '../Icon';
import SingleKeysSwitch from '../Shortcuts/SingleKeysSwitch';
import Choices from './Choices';
import CopyLink from './CopyLink';
import {usePanel} from './usePanel';
import styles from './styles.module.css';

const PANEL_ID = 'settings';

interface Props {
  /** Opens the list of the keyboard shortcuts. */
  onShowShortcuts: () => void;
}

/** The button that opens the settings, and their panel. */
export default function Settings({onShowShortcuts}: Props): ReactNode {
  const {panel, isOpen, isFilled, handleBeforeToggle, handleToggle, handleBlur} = usePanel();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={PANEL_ID}
        aria-label="Settings"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-needs="react"
      >
        <Icon name="settings" size={20} />
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears its own opening, and that the focus leaves */}
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        className={styles.panel}
        role="dialog"
        aria-label="Settings"
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
        onBlur={handleBlur}
      >
        {isFilled && <Panel onShowShortcuts={onShowShortcuts} />}
      </div>
    </>
  );
}

/** Not in the served HTML of every page: nobody sees it before the first opening. */
function Panel({onShowShortcuts}: Props): ReactNode {
  return (
    <>
      <Choices />
      <div className={styles.actions}>
        <SingleKeysSwitch />
        <button type="button" className={styles.action} onClick={onShowShortcuts}>
          <Icon name="keyboard" />
          Show the shortcuts
        </button>
        <CopyLink />
      </div>
    </>
  );
}
