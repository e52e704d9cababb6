import type {ReactNode} from 'react';
import {codeTokens} from '../../core/code';
import type {Usage} from '../../core/code';
import styles from './styles.module.css';

/** A component with its props as code, in the hues of the site's blocks. */
export default function Code({usage}: {usage: Usage}): ReactNode {
  return (
    <div className={styles.code} dir="ltr" data-code-block="" data-owned="">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that the keyboard must reach it */}
      <pre className={styles.pre} tabIndex={0}>
        <code className={styles.text}>
          {codeTokens(usage).map(({hue, text}, index) =>
            hue === '' ? (
              text
            ) : (
              // Pieces of one text have no identity but their place.
              <span key={index} className={hue}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
