import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ownValue} from '../../../plugins/_shared/text/names';
import styles from './styles.module.css';

const INFO = translate({
  id: 'vitrine.callout.info',
  message: 'Info',
  description: 'Word over a callout',
});
const NOTE = translate({
  id: 'vitrine.callout.note',
  message: 'Note',
  description: 'Word over a callout',
});
const IMPORTANT = translate({
  id: 'vitrine.callout.important',
  message: 'Important',
  description: 'Word over a callout',
});
const GOOD_TO_KNOW = translate({
  id: 'vitrine.callout.goodToKnow',
  message: 'Good to know',
  description: 'Word over a callout',
});
const TIP = translate({
  id: 'vitrine.callout.tip',
  message: 'Tip',
  description: 'Word over a callout',
});
const WARNING = translate({
  id: 'vitrine.callout.warning',
  message: 'Warning',
  description: 'Word over a callout',
});
const CAUTION = translate({
  id: 'vitrine.callout.caution',
  message: 'Caution',
  description: 'Word over a callout',
});
const DANGER = translate({
  id: 'vitrine.callout.danger',
  message: 'Danger',
  description: 'Word over a callout',
});

/** The words of the kinds that pages may write, with Docusaurus' own beside ours. */
const WORDS: Record<string, {word: string; tone: 'info' | 'success' | 'warning' | 'error'}> = {
  info: {word: INFO, tone: 'info'},
  note: {word: NOTE, tone: 'info'},
  important: {word: IMPORTANT, tone: 'info'},
  secondary: {word: NOTE, tone: 'info'},
  success: {word: GOOD_TO_KNOW, tone: 'success'},
  tip: {word: TIP, tone: 'success'},
  warning: {word: WARNING, tone: 'warning'},
  caution: {word: CAUTION, tone: 'warning'},
  error: {word: DANGER, tone: 'error'},
  danger: {word: DANGER, tone: 'error'},
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
  const {word, tone} = ownValue(WORDS, kind) ?? {word: NOTE, tone: 'info' as const};
  return (
    <div className={styles.callout} data-tone={tone} role="note">
      <p className={styles.word}>{title ?? word}</p>
      {children}
    </div>
  );
}
