import type {ReactNode} from 'react';
import clsx from 'clsx';
import {demoTitle} from '../../core/title';
import DemoSource from './DemoSource';
import Island from './Island';
import styles from './styles.module.css';
import type {DemoProps} from './types';

/**
 * A live demo in its case, with a plate below: name, source, copy button. Authors write
 * `{{"demo": "Name.tsx"}}`; these props are written by the page's compiler.
 */
export default function Demo({options = {}, children, ...demo}: DemoProps): ReactNode {
  const {bg = 'outlined', hideToolbar, defaultCodeOpen, maxWidth, height} = options;
  const title = demoTitle(demo.name);
  return (
    <figure className={clsx(styles.figure, bg === 'inline' && styles.inline)} aria-label={title}>
      <div className={styles.case} data-bg={String(bg)}>
        <Island
          key={demo.file}
          demo={demo}
          style={{maxInlineSize: maxWidth, minBlockSize: height}}
        />
      </div>
      {!hideToolbar && (
        <figcaption className={styles.plate}>
          <span className={styles.name}>{title}</span>
          <DemoSource name={demo.name} defaultOpen={defaultCodeOpen}>
            {children}
          </DemoSource>
        </figcaption>
      )}
    </figure>
  );
}
