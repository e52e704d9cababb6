import {useId} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../_shared/client';
import type {Choice} from '../../core';
import styles from './styles.module.css';

interface Props {
  /** Oldest first. */
  readonly versions: readonly string[];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Two lists of versions; neither offers what the other has. */
export default function Chooser({versions, choice, onChoose}: Props): ReactNode {
  return (
    <div className={styles.chooser} data-needs="react">
      <Select
        label={translate({
          id: 'vitrine.apichanges.from',
          message: 'From',
          description: 'Label of the list of the earlier version',
        })}
        versions={versions}
        value={choice.from}
        taken={choice.to}
        onChange={(from) => onChoose({...choice, from})}
      />
      <Select
        label={translate({
          id: 'vitrine.apichanges.to',
          message: 'To',
          description: 'Label of the list of the later version',
        })}
        versions={versions}
        value={choice.to}
        taken={choice.from}
        onChange={(to) => onChoose({...choice, to})}
      />
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly versions: readonly string[];
  readonly value: string;
  readonly taken: string;
  readonly onChange: (version: string) => void;
}

function Select({label, versions, value, taken, onChange}: SelectProps): ReactNode {
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...clickData('api', 'changes', value)}
      >
        {versions.toReversed().map((version) => (
          <option key={version} value={version} disabled={version === taken}>
            {version}
          </option>
        ))}
      </select>
    </>
  );
}
