import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {allowSingleKeys, useAllowsSingleKeys} from './singleKeys';
import styles from './styles.module.css';

const LABEL = translate({
  id: 'vitrine.shortcuts.single',
  message: 'Single-key shortcuts',
  description: 'Switch in the settings',
});

/** Switches the shortcuts of a single key on or off (WCAG 2.1.4). */
export default function SingleKeysSwitch(): ReactNode {
  const isOn = useAllowsSingleKeys();
  return (
    <label className={styles.switch}>
      <span>{LABEL}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={isOn}
        onChange={({currentTarget}) => allowSingleKeys(currentTarget.checked)}
        {...clickData('settings', 'shortcuts', isOn ? 'off' : 'on')}
      />
    </label>
  );
}
