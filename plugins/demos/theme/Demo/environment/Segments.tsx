import {useId} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What may be chosen, and what it is called; `undefined` is what holds without a choice. */
export interface Choice<Value extends string | number> {
  value: Value | undefined;
  label: string;
}

export interface SegmentsProps<Value extends string | number> {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
  /** What analytics calls the group; the value is the label. */
  action: string;
}

/** One choice of a few, side by side: radio buttons, so that arrows move between them. */
export default function Segments<Value extends string | number>(
  props: SegmentsProps<Value>,
): ReactNode {
  const {legend, choices, value, onChoose, action} = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.label} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              data-ga-event-category="demo-environment"
              data-ga-event-action={action}
              data-ga-event-label={choice.value ?? 'page'}
            />
            <span className={styles.label}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
