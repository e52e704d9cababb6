import type {ReactNode} from 'react';
import styles from './failure.module.css';

export interface DemoFailureProps {
  name: string;
  /** What was thrown. */
  error: unknown;
  onReset: () => void;
}

/** Stands where a demo failed. */
export default function DemoFailure({name, error, onReset}: DemoFailureProps): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.message}>
        The demo {name} stopped: {error instanceof Error ? error.message : String(error)}
      </p>
      <button type="button" className={styles.reset} onClick={onReset}>
        Reset
      </button>
    </div>
  );
}
