import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {setSetting, useSettings} from '../../../plugins/branding/client';
import styles from './firstCase.module.css';

const TEXTS = {
  mode: translate({
    id: 'vitrine.home.mode',
    message: 'Colour mode of the site',
    description: 'Accessible name of a switch',
  }),
  direction: translate({
    id: 'vitrine.home.direction',
    message: 'Direction of the site',
    description: 'Accessible name of a switch',
  }),
  light: translate({
    id: 'vitrine.settings.light',
    message: 'Light',
    description: 'Choice in the settings',
  }),
  dark: translate({
    id: 'vitrine.settings.dark',
    message: 'Dark',
    description: 'Choice in the settings',
  }),
  ltr: translate({
    id: 'vitrine.settings.ltr',
    message: 'Left to right',
    description: 'Choice in the settings',
  }),
  rtl: translate({
    id: 'vitrine.settings.rtl',
    message: 'Right to left',
    description: 'Choice in the settings',
  }),
};

/** Colour mode and direction, beside what they change. They set the whole site, and say so. */
export default function Switches(): ReactNode {
  const {scheme, direction} = useSettings();
  return (
    <div className={styles.switches} data-needs="react">
      <div role="group" aria-label={TEXTS.mode} className={styles.switch}>
        <Choice
          label={TEXTS.light}
          event="light"
          isOn={!scheme.startsWith('dark')}
          action="mode"
          onChoose={() => setSetting('mode', 'light')}
        />
        <Choice
          label={TEXTS.dark}
          event="dark"
          isOn={scheme.startsWith('dark')}
          action="mode"
          onChoose={() => setSetting('mode', 'dark')}
        />
      </div>
      <div role="group" aria-label={TEXTS.direction} className={styles.switch}>
        <Choice
          label={TEXTS.ltr}
          event="left to right"
          isOn={direction === 'ltr'}
          action="direction"
          onChoose={() => setSetting('direction', 'ltr')}
        />
        <Choice
          label={TEXTS.rtl}
          event="right to left"
          isOn={direction === 'rtl'}
          action="direction"
          onChoose={() => setSetting('direction', 'rtl')}
        />
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** What analytics calls the value. */
  event: string;
  isOn: boolean;
  /** Which setting it is, for analytics. */
  action: 'mode' | 'direction';
  onChoose: () => void;
}

function Choice({label, event, isOn, action, onChoose}: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      {...clickData('settings', action, event)}
    >
      {label}
    </button>
  );
}
