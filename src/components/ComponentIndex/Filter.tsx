import {useId} from 'react';
import type {KeyboardEvent, ReactNode, Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import styles from './styles.module.css';

const NAME = translate({
  id: 'vitrine.index.filterName',
  message: 'Components',
  description: 'Accessible name of the search over the list of components',
});
const LABEL = translate({
  id: 'vitrine.index.filter',
  message: 'Filter by name or purpose',
  description: 'Label of the field over the list of components',
});

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
    <div className={styles.filter} role="search" aria-label={NAME}>
      <span className={styles.field} data-needs="react">
        <label className={styles.label} htmlFor={id}>
          {LABEL}
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
          {...clickData('search', 'filter')}
        />
      </span>
      <p className={styles.count} role="status">
        {count}
      </p>
    </div>
  );
}
