import type {ReactNode} from 'react';
import {brokenAt} from '../brokenAt';
import styles from './styles.module.css';

/** Letters that fit into a line of the tree, however deep it stands. */
const MAX_LETTERS = 20;

/** Before the capitals within a name. */
const BETWEEN = /(?<=[a-z\d])(?=[A-Z])/;

/** What an entry is called. A name that is too long for a line is broken between its words. */
export default function Label({text}: {text: string}): ReactNode {
  const isLong = text.split(' ').some((word) => word.length > MAX_LETTERS);
  return <span className={styles.label}>{isLong ? brokenAt(text, BETWEEN) : text}</span>;
}
