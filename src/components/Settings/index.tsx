import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import Icon from '../Icon';
import Panel from './Panel';
import {usePanel} from './usePanel';
import styles from './styles.module.css';

const NAME = translate({
  id: 'vitrine.settings.name',
  message: 'Settings',
  description: 'Accessible name of the settings and their button',
});

/** No heading is likely to have it as its anchor. */
const PANEL_ID = 'settings-panel';

interface Props {
  /** Opens the list of the keyboard shortcuts. */
  onShowShortcuts: () => void;
}

/** The button that opens the settings, and their panel, which are served and need no React. */
export default function Settings({onShowShortcuts}: Props): ReactNode {
  const {panel, isOpen, handleToggle, handleBlur} = usePanel();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={PANEL_ID}
        aria-label={NAME}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...clickData('settings', 'open')}
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
        aria-label={NAME}
        onToggle={handleToggle}
        onBlur={handleBlur}
      >
        <Panel isOpen={isOpen} onShowShortcuts={onShowShortcuts} />
      </div>
    </>
  );
}
