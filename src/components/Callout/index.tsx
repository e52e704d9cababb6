import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The words of the kinds that pages may write, with Docusaurus' own beside ours. */
const WORDS: Record<string, {word: string; tone: 'info' | 'success' | 'warning' | 'error'}> = {
  info: {word: 'Info', tone: 'info'},
  note: {word: 'Note', tone: 'info'},
  important: {word: 'Important', tone: 'info'},
  secondary: {word: 'Note', tone: 'info'},
  success: {word: 'Good to know', tone: 'success'},
  tip: {word: 'Tip', tone: 'success'},
  warning: {word: 'Warning', tone: 'warning'},
  caution: {word: 'Caution', tone: 'warning'},
  error: {word: 'Danger', tone: 'error'},
  danger: {word: 'Danger', tone: 'error'},
};

interface Props {
  /** Word after `:::`. */
  kind: string;
  /** Replaces the kind's own word. */
  title?: ReactNode;
  children: ReactNode;
}

/** A callout: a bar at the start side and a word that says, without colour, what it is. */
export default function Callout({kind, title, children}: Props): ReactNode {
  const {word, tone} = WORDS[kind] ?? {word: 'Note', tone: 'info' as const};
  return (
    <div className={styles.callout} data-tone={tone} role="note">
      <p className={styles.word}>{title ?? word}</p>
      {children}
    </div>
  );
}
