import type {ReactNode} from 'react';
import TOCItems from '@theme/TOCItems';
import type {TOCItem} from '@docusaurus/mdx-loader';
import styles from './styles.module.css';

interface Props {
  toc: readonly TOCItem[];
  /** `column` stands beside the text from 1200 px; `disclosure` in the page below that. */
  variant: 'column' | 'disclosure';
}

/** The headings of a page, two levels of them. */
export default function Contents({toc, variant}: Props): ReactNode {
  if (variant === 'column') {
    return (
      <nav className={styles.column} aria-labelledby="contents-label">
        <p id="contents-label" className={styles.label}>
          On this page
        </p>
        <TOCItems
          toc={toc}
          className={styles.list}
          linkClassName={styles.link}
          linkActiveClassName={styles.active}
        />
      </nav>
    );
  }
  return (
    <nav className={styles.disclosure} aria-label="On this page">
      <details>
        <summary className={styles.label}>On this page</summary>
        <TOCItems toc={toc} className={styles.list} linkClassName={styles.link} />
      </details>
    </nav>
  );
}
