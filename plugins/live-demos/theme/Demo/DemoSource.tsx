import {useRef} from 'react';
import type {ReactNode} from 'react';
import {codeText} from './codeText';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

export interface DemoSourceProps {
  /** Name of the demo, for analytics. */
  name: string;
  /** Default `false`. */
  defaultOpen?: boolean;
  /** The source, as a code block. The text of its `pre` is what is copied. */
  children: ReactNode;
}

/** The source of a demo, unfolded by a native disclosure, so that it works without JavaScript. */
export default function DemoSource(props: DemoSourceProps): ReactNode {
  const {name, defaultOpen = false, children} = props;
  const details = useRef<HTMLDetailsElement>(null);

  function getText(): string {
    const block = details.current?.querySelector('pre');
    return block ? codeText(block) : '';
  }

  return (
    <>
      <CopyButton getText={getText} label={name} />
      <details ref={details} className={styles.source} open={defaultOpen}>
        <summary
          className={styles.summary}
          data-ga-event-category="demo"
          data-ga-event-action="expand"
          data-ga-event-label={name}
        >
          Show code
        </summary>
        {/* Code stays left-to-right. */}
        <div className={styles.code} dir="ltr">
          {children}
        </div>
      </details>
    </>
  );
}
