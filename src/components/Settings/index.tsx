import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {isAwaited} from '../../../plugins/late-hydration/client/awaited';
import Icon from '../Icon';
import {useLoaded} from '../useLoaded';
import {usePanel} from './usePanel';
import styles from './styles.module.css';

const NAME = translate({
  id: 'vitrine.settings.name',
  message: 'Settings',
  description: 'Accessible name of the settings and their button',
});

/** No heading is likely to have it as its anchor. */
const PANEL_ID = 'settings-panel';

const loadPanel = () => import('./Panel');

// What could not be loaded is asked for again when it is opened.
if (isAwaited(`.${styles.button}`)) loadPanel().catch(() => undefined);

interface Props {
  /** Opens the list of the keyboard shortcuts. */
  onShowShortcuts: () => void;
}

/** The button that opens the settings, and their panel. */
export default function Settings({onShowShortcuts}: Props): ReactNode {
  const {panel, isOpen, isWanted, want, handleToggle, handleBlur} = usePanel();
  const content = useLoaded(loadPanel, isWanted);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={PANEL_ID}
        aria-label={NAME}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-needs="react"
        onPointerEnter={want}
        onFocus={want}
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
        onBeforeToggle={want}
        onToggle={handleToggle}
        onBlur={handleBlur}
      >
        {content && <content.default isOpen={isOpen} onShowShortcuts={onShowShortcuts} />}
      </div>
    </>
  );
}
