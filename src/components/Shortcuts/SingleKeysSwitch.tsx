import type {ReactNode} from 'react';
import {allowSingleKeys, useAllowsSingleKeys} from './singleKeys';
import styles from './styles.module.css';

/** Switches the shortcuts of a single key on or off (WCAG 2.1.4). */
export default function SingleKeysSwitch(): ReactNode {
  const isOn = useAllowsSingleKeys();
  return (
    <label className={styles.switch}>
      <span>Single-key shortcuts</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={isOn}
        onChange={({currentTarget}) => allowSingleKeys(currentTarget.checked)}
        data-ga-event-category="settings"
        data-ga-event-action="shortcuts"
        data-ga-event-label={isOn ? 'off' : 'on'}
      />
    </label>
  );
}
