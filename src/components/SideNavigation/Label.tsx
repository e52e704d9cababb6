import {Fragment} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Letters that fit into a line of the tree, however deep it stands. */
const MAX_LETTERS = 20;

/** Before the capitals within a name. */
const BETWEEN = /(?<=[a-z\d])(?=[A-Z])/;

/** What an entry is called. A name that is too long for a line is broken between its words. */
export default function Label({text}: {text: string}): ReactNode {
  const isLong = text.split(' ').some((word) => word.length > MAX_LETTERS);
  return <span className={styles.label}>{isLong ? breakable(text) : text}</span>;
}

/** Pieces of one text have no identity but their place, and never change it. */
function breakable(text: string): ReactNode {
  return text.split(BETWEEN).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
