import type {ReactNode} from 'react';
import {describe, placeOf} from './describe';
import type {Problem} from './session';
import styles from './styles.module.css';

export interface ProblemNoteProps {
  problem: Problem | undefined;
}

/** What keeps the code from being shown. Its place is there before it, so that it is listened to. */
export default function ProblemNote({problem}: ProblemNoteProps): ReactNode {
  const place = problem && placeOf(problem);
  return (
    <div role="status" className={styles.problems}>
      {problem && (
        <p className={styles.problem}>
          {place !== undefined && <strong className={styles.place}>{place}: </strong>}
          <span>{describe(problem)}</span>
        </p>
      )}
    </div>
  );
}
