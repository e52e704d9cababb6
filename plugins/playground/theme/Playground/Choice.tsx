import type {ReactNode} from 'react';
import type {Control} from '../../core/types';
import type {FieldProps} from './Field';
import styles from './panel.module.css';
import {defaultText, TEXTS} from './texts';

type Props = FieldProps<'choice'>;

/** More than these are a list. */
const MAX_SEGMENTS = 4;
/** How many characters stand in a row of the controls, each segment's own space counted as two. */
const ROW = 37;

/** One of several values: side by side where they are few and short, else a list. */
export default function Choice(props: Props): ReactNode {
  return isSegmented(props.control) ? <Segments {...props} /> : <List {...props} />;
}

/** Whether the prop may be left out and nobody knows what holds then. */
function isOpen({default: own, required}: Props['control']): boolean {
  return own === undefined && !required;
}

/** Whether a control is a group of radio buttons in one row. */
export function isSegmented(control: Control): boolean {
  if (control.kind !== 'choice') return false;
  const texts = [...(isOpen(control) ? ['–'] : []), ...control.options.map(String)];
  const width = texts.reduce((sum, text) => sum + text.length + 2, control.name.length);
  return texts.length <= MAX_SEGMENTS && width <= ROW;
}

function Segments({id, control, value, onChange}: Props): ReactNode {
  const {name, options, default: own, required} = control;
  const shown = value ?? own;
  const segment = (text: string, isChosen: boolean, choose: () => void, label?: string) => (
    <label key={text} className={styles.segment}>
      <input
        type="radio"
        className={styles.radio}
        name={id}
        aria-label={label}
        checked={isChosen}
        onChange={choose}
        data-ga-event-category="playground"
        data-ga-event-action="prop"
        data-ga-event-label={name}
      />
      <span className={styles.value} dir="ltr">
        {text}
      </span>
    </label>
  );
  return (
    <div
      role="radiogroup"
      className={styles.segments}
      aria-labelledby={`${id}-label`}
      aria-describedby={control.description === '' ? undefined : `${id}-help`}
    >
      {isOpen(control) && segment('–', shown === undefined, () => onChange(undefined), TEXTS.unset)}
      {options.map((option) =>
        segment(String(option), option === shown, () =>
          onChange(option === own && !required ? undefined : option),
        ),
      )}
    </div>
  );
}

function List({id, control, value, onChange}: Props): ReactNode {
  const {name, options, default: own, required, description} = control;
  return (
    <select
      id={id}
      className={styles.field}
      value={String(options.findIndex((option) => option === (value ?? own)))}
      onChange={({target}) => {
        const option = options[Number(target.value)];
        onChange(option === own && !required ? undefined : option);
      }}
      aria-describedby={description === '' ? undefined : `${id}-help`}
      data-ga-event-category="playground"
      data-ga-event-action="prop"
      data-ga-event-label={name}
    >
      {isOpen(control) && <option value="-1">{TEXTS.unset}</option>}
      {options.map((option, index) => (
        <option key={String(option)} value={String(index)}>
          {option === own ? defaultText(String(option)) : String(option)}
        </option>
      ))}
    </select>
  );
}
