import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Found, Kind} from '../../../plugins/local-search/client';
import Marked from './Marked';
import {describe} from './about';
import {KINDS} from './texts';
import styles from './result.module.css';

interface Props {
  found: Found;
  query: string;
  /** Name of its product, where not all are of one. */
  place: string | undefined;
}

/** What is written in code. */
const CODE: ReadonlySet<Kind> = new Set(['prop', 'slot', 'class', 'css', 'type', 'return', 'hook']);

/** Name, kind, product and a line of what a result is. */
export default function Result({found, query, place}: Props): ReactNode {
  const {kind, name} = found;
  const about = describe(found);
  return (
    <>
      <span className={clsx(styles.title, CODE.has(kind) && styles.code)}>
        <Marked text={name} query={query} />
      </span>
      <span className={styles.kind}>
        {place !== undefined && <span className={styles.chip}>{place}</span>}
        {KINDS[kind]}
      </span>
      {about !== '' && (
        <span className={styles.about}>
          <Marked text={about} query={query} />
        </span>
      )}
    </>
  );
}
