import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCopyButton} from '../../../_shared/client';
import type {PlaygroundStore} from './store';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import {addressOf} from './useAddress';

interface Props {
  component: string;
  id: string;
  store: PlaygroundStore;
}

/** Copies an address that restores what is shown. A refusal changes nothing. */
export default function LinkButton({component, id, store}: Props): ReactNode {
  const {copied, copy} = useCopyButton(() => addressOf(id, store));
  return (
    <button
      type="button"
      className={clsx(styles.action, styles.link)}
      onClick={copy}
      data-needs="react"
      data-ga-event-category="playground"
      data-ga-event-action="link"
      data-ga-event-label={component}
    >
      {copied ? TEXTS.linkCopied : TEXTS.copyLink}
    </button>
  );
}
