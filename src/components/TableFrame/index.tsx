import {useRef} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import {useScrolls} from '../useScrolls';
import {foldingOf} from './folding';
import {withRoles} from './parts';
import {tableName} from './tableName';
import styles from './styles.module.css';

/**
 * A table of a page's text: what is too wide scrolls in its own frame, and stays a table, unless it
 * is one that folds. The frame is a stop of the Tab key, and has a name, only while it scrolls.
 */
export default function TableFrame(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  const stop = scrolls ? {tabIndex: 0, role: 'group', 'aria-label': tableName(props.children)} : {};
  const folding = foldingOf(props.children);
  return (
    <div ref={frame} className={styles.frame} {...stop}>
      {folding ? (
        <table {...props} role="table" className={styles.folding} style={folding}>
          {withRoles(props.children)}
        </table>
      ) : (
        <table {...props} />
      )}
    </div>
  );
}
