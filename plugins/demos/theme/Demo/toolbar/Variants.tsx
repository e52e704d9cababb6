import type {ReactNode} from 'react';
import {PRESSED_IF} from '../../../../_shared/loading/lateScripts';
import type {SourceState} from '../source/useSource';
import {TEXTS} from './texts';
import {ITEM} from './useRoving';
import styles from './styles.module.css';

const VARIANTS = [
  {variant: 'ts', short: 'TS', title: 'TypeScript'},
  {variant: 'js', short: 'JS', title: 'JavaScript'},
] as const;

export interface VariantsProps {
  /** Name of the demo, for analytics. */
  name: string;
  source: SourceState;
}

/** The choice between TypeScript and JavaScript, which is one for the whole site. */
export default function Variants({
  name,
  source: {variant: current, choose},
}: VariantsProps): ReactNode {
  return (
    <span
      role="group"
      aria-label={TEXTS.variant}
      className={styles.variants}
      data-demo-variants=""
      data-needs="react"
    >
      {VARIANTS.map(({variant, short, title}) => (
        <button
          key={variant}
          type="button"
          className={styles.button}
          title={title}
          aria-pressed={variant === current}
          {...{[PRESSED_IF]: `data-code-variant=${variant}`}}
          onClick={() => choose(variant)}
          data-ga-event-category="demo"
          data-ga-event-action={variant}
          data-ga-event-label={name}
          {...ITEM}
        >
          {short}
        </button>
      ))}
    </span>
  );
}
