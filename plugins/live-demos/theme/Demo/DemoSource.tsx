import type {ReactNode} from 'react';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

export interface DemoSourceProps {
  /** Name of the demo, for analytics. */
  name: string;
  /** The source as written; this is what is copied. */
  source: string;
  /** Language of the source, by its file's extension: `tsx`. */
  language: string;
  /** Default `false`. */
  defaultOpen?: boolean;
}

/** The source of a demo, unfolded by a native disclosure, so that it works without JavaScript. */
export default function DemoSource(props: DemoSourceProps): ReactNode {
  const {name, source, language, defaultOpen = false} = props;
  return (
    <>
      <CopyButton text={source} label={name} />
      <details className={styles.source} open={defaultOpen}>
        <summary
          className={styles.summary}
          data-ga-event-category="demo"
          data-ga-event-action="expand"
          data-ga-event-label={name}
        >
          Show code
        </summary>
        {/* A scrolling region that the keyboard can reach; code stays left-to-right. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={styles.code} dir="ltr" tabIndex={0}>
          <code className={`language-${language}`}>{source}</code>
        </pre>
      </details>
    </>
  );
}
