import type {ReactNode} from 'react';
import {clickData} from '../../../_shared/client';
import type {Control, Value} from '../../core/types';
import Choice, {isSegmented} from './Choice';
import styles from './panel.module.css';
import {TEXTS} from './texts';

export interface FieldProps<Kind extends Control['kind'] = Control['kind']> {
  /** Id of the control's element. */
  id: string;
  control: Extract<Control, {kind: Kind}>;
  /** `undefined` where the prop is not given. */
  value: Value | undefined;
  /** `undefined` takes the prop away. */
  onChange: (value: Value | undefined) => void;
}

/** One prop: its name as the reference writes it, and what gives it a value. */
export default function Field(props: FieldProps): ReactNode {
  const {id, control} = props;
  const {name, description, required} = control;
  const label = (
    <>
      <code className={styles.name} dir="ltr">
        {name}
      </code>
      {required && <span className={styles.mark}> {TEXTS.required}</span>}
    </>
  );
  return (
    <div className={styles.row} title={description === '' ? undefined : description}>
      {isSegmented(control) ? (
        <span id={`${id}-label`}>{label}</span>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {description !== '' && (
        <span id={`${id}-help`} hidden>
          {description}
        </span>
      )}
      <Input {...props} />
    </div>
  );
}

function Input({control, ...props}: FieldProps): ReactNode {
  switch (control.kind) {
    case 'flag':
      return <Flag {...props} control={control} />;
    case 'choice':
      return <Choice {...props} control={control} />;
    case 'number':
      return <NumberField {...props} control={control} />;
    case 'text':
      return <TextField {...props} control={control} />;
  }
}

function Flag({id, control, value, onChange}: FieldProps<'flag'>): ReactNode {
  const {name, default: own = false, required} = control;
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={Boolean(value ?? own)}
      onChange={({target: {checked}}) =>
        onChange(checked === own && !required ? undefined : checked)
      }
      aria-describedby={helpOf(id, control)}
      {...clickData('playground', 'prop', name)}
    />
  );
}

function TextField({id, control, value, onChange}: FieldProps<'text'>): ReactNode {
  return (
    <input
      id={id}
      type="text"
      className={styles.field}
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      value={value === undefined ? '' : String(value)}
      placeholder={control.default}
      onChange={({target}) => onChange(target.value === '' ? undefined : target.value)}
      aria-describedby={helpOf(id, control)}
      {...clickData('playground', 'type', control.name)}
    />
  );
}

function NumberField({id, control, value, onChange}: FieldProps<'number'>): ReactNode {
  return (
    <input
      id={id}
      type="number"
      step="any"
      className={styles.field}
      value={value === undefined ? '' : String(value)}
      placeholder={control.default?.toString()}
      onChange={({target}) => {
        onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber);
      }}
      aria-describedby={helpOf(id, control)}
      {...clickData('playground', 'type', control.name)}
    />
  );
}

/** Id of what explains a control, where something does. */
function helpOf(id: string, {description}: Control): string | undefined {
  return description === '' ? undefined : `${id}-help`;
}
