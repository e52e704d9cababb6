import {useId} from 'react';
import type {KeyboardEvent, ReactNode, Ref} from 'react';
import styles from './styles.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  /** How many components are left, in words; announced when it changes. */
  count: string;
}

/** The field over the list. Escape empties it. */
export default function Filter({ref, value, onChange, count}: Props): ReactNode {
  const id = useId();
  function clearOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || value === '') return;
    // Not also what Escape would do around the field.
    event.stopPropagation();
    onChange('');
  }
  return (
    <div className={styles.filter} role="search" aria-label="Components">
      <span className={styles.field} data-needs="react">
        <label className={styles.label} htmlFor={id}>
          Filter by name or purpose
        </label>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={clearOnEscape}
        />
      </span>
      <p className={styles.count} role="status">
        {count}
      </p>
    </div>
  );
}
