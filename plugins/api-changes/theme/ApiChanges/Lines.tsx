import type {ReactNode} from 'react';
import type {Change} from '../../../api-history/core/changes';
import type {ComponentDifference} from '../../../api-history/core/difference';
import {lineLabels, requiredText} from './labels';
import styles from './styles.module.css';

/** What happened to the props, slots and classes of one component: a line for each, with a word that says what. */
export default function Lines({component}: {readonly component: ComponentDifference}): ReactNode {
  const labels = lineLabels();
  const {added, removed, changed, deprecated} = component;
  return (
    <ul className={styles.lines} role="list">
      {added.map(({name, type}) => (
        <Line key={`new ${name}`} label={labels.added} name={name}>
          {type !== '' && <Code text={type} />}
        </Line>
      ))}
      {changed.flatMap(({name, changes}) =>
        changes.map((change) => (
          <Line key={`${change.what} ${name}`} label={labels[change.what]} name={name}>
            <ChangeText change={change} none={labels.none} />
          </Line>
        )),
      )}
      {deprecated.map((name) => (
        <Line key={`deprecated ${name}`} label={labels.deprecated} name={name} />
      ))}
      {removed.map(({name}) => (
        <Line key={`removed ${name}`} label={labels.removed} name={name} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly label: string;
  readonly name: string;
  readonly children?: ReactNode;
}

function Line({label, name, children}: LineProps): ReactNode {
  return (
    <li className={styles.line}>
      <span className={styles.what}>{label}</span>
      <span className={styles.prop}>
        <Code text={name} />
      </span>
      <span className={styles.detail}>{children}</span>
    </li>
  );
}

interface ChangeProps {
  readonly change: Change;
  /** What stands for no default. */
  readonly none: string;
}

function ChangeText({change: {what, from, to}, none}: ChangeProps): ReactNode {
  if (what === 'required') return requiredText(to === 'required');
  return (
    <>
      <del className={styles.before}>{from === null ? none : <Code text={from} />}</del>
      <ins className={styles.after}>{to === null ? none : <Code text={to} />}</ins>
    </>
  );
}

function Code({text}: {readonly text: string}): ReactNode {
  return (
    <code className={styles.code} dir="ltr">
      {text}
    </code>
  );
}
