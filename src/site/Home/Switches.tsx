import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {PRESSED_IF} from '../../../plugins/_shared/loading/lateScripts';
import {SETS} from '../../../plugins/late-hydration/client/sets';
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

/** With what analytics calls them. */
const DIRECTIONS = [
  ['ltr', 'left to right'],
  ['rtl', 'right to left'],
] as const;

/** Colour mode and direction, beside what they change. They set the whole site, and say so. */
export default function Switches(): ReactNode {
  const {scheme, direction} = useSettings();
  return (
    <div className={styles.switches} data-needs="react">
      <div role="group" aria-label={TEXTS.mode} className={styles.switch}>
        {(['light', 'dark'] as const).map((mode) => (
          <Choice
            key={mode}
            label={TEXTS[mode]}
            event={mode}
            value={mode}
            isOn={scheme.startsWith('dark') === (mode === 'dark')}
            where={`data-theme=${mode}`}
            action="mode"
            onChoose={() => setSetting('mode', mode)}
          />
        ))}
      </div>
      <div role="group" aria-label={TEXTS.direction} className={styles.switch}>
        {DIRECTIONS.map(([value, event]) => (
          <Choice
            key={value}
            label={TEXTS[value]}
            event={event}
            value={value}
            isOn={direction === value}
            where={`dir=${value}`}
            action="direction"
            onChoose={() => setSetting('direction', value)}
          />
        ))}
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** What analytics calls the value. */
  event: string;
  isOn: boolean;
  /** Where the page says so before React is there. */
  where: string;
  /** Which setting it is, for analytics as well. */
  action: 'mode' | 'direction';
  value: string;
  onChoose: () => void;
}

function Choice({label, event, isOn, where, action, value, onChoose}: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      {...{[PRESSED_IF]: where, [SETS]: `${action}=${value}`}}
      {...clickData('settings', action, event)}
    >
      {label}
    </button>
  );
}
