import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {failedText, TEXTS} from './texts';
import type {Progress as Known} from './useInteractions';

/** What came of the interactions of a story, in words. */
export default function Progress({progress}: {progress: NonNullable<Known>}): ReactNode {
  const state = progress === 'running' ? progress : progress.passed ? 'passed' : 'failed';
  return (
    <p className={styles.progress} role="status" data-story-progress={state}>
      {progress === 'running'
        ? TEXTS.running
        : progress.passed
          ? TEXTS.passed
          : failedText(progress.step, progress.message)}
    </p>
  );
}
