import type {ReactNode} from 'react';
import {clickData} from '../../../plugins/_shared/client';
import {PRESSED_IF} from '../../../plugins/_shared/loading/lateScripts';
import {SETS} from '../../../plugins/late-hydration/client/sets';
import styles from './styles.module.css';

/** What may be chosen, and what it is called. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Where the page says that it is chosen before React is there: `name=value|value`. */
  where: string;
}

interface Props<Value extends string> {
  /** The setting's. */
  name: string;
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** `data-ga-event-action` of a choice; its value is the label. */
  action: string;
}

/** One choice of a few, side by side: radio buttons, so that arrows move between them. */
export default function Segments<Value extends string>(props: Props<Value>): ReactNode {
  const {name, legend, choices, value, onChoose, action} = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            {/* The event's data stands here, as a click on the label arrives as one here too. */}
            <input
              type="radio"
              className={styles.radio}
              name={`setting-${name}`}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              {...{[SETS]: `${name}=${choice.value}`, [PRESSED_IF]: choice.where}}
              {...clickData('settings', action, choice.value)}
            />
            <span className={styles.label}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
