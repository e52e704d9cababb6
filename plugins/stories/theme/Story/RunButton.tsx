import type {ReactNode} from 'react';
import Play from 'lucide/dist/esm/icons/play.mjs';
import Glyph from '@theme/Glyph';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {Progress} from './useInteractions';

interface Props {
  /** Name of the story, for analytics. */
  name: string;
  progress: Progress;
  onRun: () => void;
}

/** Runs the interactions of a story: a tool in the toolbar of its demo. */
export default function RunButton({name, progress, onRun}: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.run}
      title={TEXTS.run}
      aria-label={TEXTS.run}
      aria-disabled={progress === 'running'}
      onClick={onRun}
      data-needs="react"
      data-story-run=""
      data-ga-event-category="story"
      data-ga-event-action="interactions"
      data-ga-event-label={name}
    >
      <Glyph node={Play} />
    </button>
  );
}
