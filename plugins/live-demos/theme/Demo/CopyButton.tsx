import {useEffect, useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import {copyText} from '../../../_shared/client';
import styles from './styles.module.css';

/** Milliseconds for which the button says that it has copied. */
const COPIED_MS = 1200;

export interface CopyButtonProps {
  /** What is copied, unchanged. */
  text: string;
  /** Name of the demo, for analytics. */
  label: string;
}

/** Copies a demo's source. Not shown before it works, but its place is kept. */
export default function CopyButton({text, label}: CopyButtonProps): ReactNode {
  const hydrated = useHydrated();
  const [copied, markCopied] = useCopied();
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        hidden={!hydrated}
        aria-label="Copy the code"
        onClick={async () => {
          if (await copyText(text)) markCopied();
        }}
        data-ga-event-category="demo"
        data-ga-event-action="copy"
        data-ga-event-label={label}
      >
        {copied ? 'Copied' : 'Copy'}
      </button>
      <span role="status" className={styles.spoken}>
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}

function useCopied(): [copied: boolean, markCopied: () => void] {
  // A count, not a flag: a second click is a change, so that the effect restarts the time.
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return [count > 0, () => setCount((previous) => previous + 1)];
}

function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
