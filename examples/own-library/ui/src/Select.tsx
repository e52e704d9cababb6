import {useId} from 'react';
import type {ChangeEvent, ComponentPropsWithRef, ReactNode} from 'react';
import {classNames} from './classNames';
import styles from './Select.module.css';
import {useTide} from './TideProvider';
import {useOwnValue} from './useOwnValue';

/** The least that an option has. */
export interface SelectOption {
  /** Tells it from the others, and is what a form sends. */
  id: string;
  /** What readers see. */
  label: string;
}

/** What a reader has done: chosen an option, or taken back the choice. */
export type SelectEvent<T extends SelectOption> =
  {type: 'choose'; option: T; previous: T | undefined} | {type: 'clear'; previous: T};

type OwnProp = 'children' | 'defaultValue' | 'multiple' | 'onChange' | 'size' | 'value';

export interface SelectProps<T extends SelectOption> extends Omit<
  ComponentPropsWithRef<'select'>,
  OwnProp
> {
  /** What is chosen here. */
  label: string;
  /** What there is to choose from. Whatever else an option has comes back with the event. */
  options: readonly T[];
  /** Called with what the reader has done. */
  onChange: (event: SelectEvent<T>) => void;
  /** The `id` of the chosen option, where the parent keeps it; `''` for none. */
  value?: string;
  /**
   * The `id` of the option that is chosen at first.
   * @default ''
   */
  defaultValue?: string;
  /** What stands there while nothing is chosen. With it, a choice can be taken back. */
  placeholder?: string;
  /** A line below, which is read aloud with the label. */
  hint?: ReactNode;
}

/** A choice of one among a few, by the browser's own list. */
export function Select<T extends SelectOption>({
  label,
  options,
  onChange,
  value,
  defaultValue = '',
  placeholder,
  hint,
  className,
  ...rest
}: SelectProps<T>): ReactNode {
  const {density} = useTide();
  const id = useId();
  const first = placeholder === undefined ? (options[0]?.id ?? '') : '';
  const [chosen, keep] = useOwnValue(value, defaultValue || first);
  const change = ({target}: ChangeEvent<HTMLSelectElement>) => {
    const next = eventOf(options, chosen, target.value);
    keep(target.value);
    if (next) onChange(next);
  };
  const described = hint === undefined ? {} : {'aria-describedby': `${id}hint`};
  const classes = classNames(styles.field, styles[density], className);
  return (
    <Field id={id} label={label} hint={hint} className={classes}>
      <select id={id} {...described} {...rest} value={chosen} onChange={change}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface FieldProps {
  /** Of what it is the label of. */
  id: string;
  label: string;
  hint: ReactNode;
  className: string;
  children: ReactNode;
}

function Field({id, label, hint, className, children}: FieldProps): ReactNode {
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>{children}</div>
      {hint !== undefined && (
        <div className={styles.hint} id={`${id}hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

function eventOf<T extends SelectOption>(
  options: readonly T[],
  before: string,
  after: string,
): SelectEvent<T> | undefined {
  const option = options.find(({id}) => id === after);
  const previous = options.find(({id}) => id === before);
  if (option) return {type: 'choose', option, previous};
  return previous && {type: 'clear', previous};
}
