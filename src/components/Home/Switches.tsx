import type {ReactNode} from 'react';
import {setSetting, useSettings} from '../../../plugins/branding/client';
import styles from './firstCase.module.css';

/** Colour mode and direction, beside what they change. They set the whole site, and say so. */
export default function Switches(): ReactNode {
  const {scheme, direction} = useSettings();
  return (
    <div className={styles.switches} data-needs="react">
      <div role="group" aria-label="Colour mode of the site" className={styles.switch}>
        <Choice
          label="Light"
          isOn={!scheme.startsWith('dark')}
          action="mode"
          onChoose={() => setSetting('mode', 'light')}
        />
        <Choice
          label="Dark"
          isOn={scheme.startsWith('dark')}
          action="mode"
          onChoose={() => setSetting('mode', 'dark')}
        />
      </div>
      <div role="group" aria-label="Direction of the site" className={styles.switch}>
        <Choice
          label="Left to right"
          isOn={direction === 'ltr'}
          action="direction"
          onChoose={() => setSetting('direction', 'ltr')}
        />
        <Choice
          label="Right to left"
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
  isOn: boolean;
  /** Which setting it is, for analytics. */
  action: 'mode' | 'direction';
  onChoose: () => void;
}

function Choice({label, isOn, action, onChoose}: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      data-ga-event-category="settings"
      data-ga-event-action={action}
      data-ga-event-label={label.toLowerCase()}
    >
      {label}
    </button>
  );
}
