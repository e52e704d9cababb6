import {useId} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../_shared/client';
import styles from './tools.module.css';

/** How many match. */
export interface Counts {
  found: number;
  /** Of so many. */
  all: number;
  /** Props that are inherited, and stand in no row. */
  inherited: number;
}

interface Props {
  value: string;
  onChange: (value: string) => void;
  counts: Counts;
}

/** The field over the rows. Escape empties it; how many match is announced. */
export default function Filter({value, onChange, counts}: Props): ReactNode {
  const id = useId();
  function clearOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || value === '') return;
    // Not also what Escape would do around the field.
    event.stopPropagation();
    onChange('');
  }
  return (
    <div className={styles.filter} data-needs="react">
      <label className={styles.label} htmlFor={id}>
        {translate({
          id: 'vitrine.api.filter',
          message: 'Filter',
          description: 'Label of the field that narrows the rows of a reference',
        })}
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clearOnEscape}
        {...clickData('api', 'filter')}
      />
      <p className={styles.count} role="status">
        {value.trim() === '' ? '' : countText(counts)}
      </p>
    </div>
  );
}

function countText({found, all, inherited}: Counts): string {
  if (inherited > 0) {
    return translate(
      {
        id: 'vitrine.api.filter.inherited',
        message: '{found} of {all} match, and {inherited} inherited',
        description: 'How many rows match what was typed, and how many props that have no row',
      },
      {found, all, inherited},
    );
  }
  return translate(
    {
      id: 'vitrine.api.filter.count',
      message: '{found} of {all} match',
      description: 'How many rows of a reference match what was typed',
    },
    {found, all},
  );
}
