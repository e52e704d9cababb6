import {useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {COPY_TEXTS, useCopyButton} from '../../../_shared/client';
import {apiPath} from '../../../api-model/core/names';
import {codeText, codeTokens} from '../../core/code';
import type {Composition} from '../../core/types';
import Code from './Code';
import LinkButton from './LinkButton';
import type {PlaygroundStore} from './store';
import styles from './styles.module.css';
import {apiText, TEXTS} from './texts';

interface Props {
  component: string;
  id: string;
  api: string;
  store: PlaygroundStore;
  around: Composition | undefined;
}

/** Below the stage: what can be done with it, and the code that follows the values. */
export default function Plate({component, id, api, store, around}: Props): ReactNode {
  const state = useSyncExternalStore(store.subscribe, store.get, store.served);
  const {values, start, importLine} = state;
  const usage = {component, importLine, values, wrapped: start.wrapped, around};
  return (
    <figcaption className={styles.plate}>
      <div className={styles.bar}>
        <Link
          to={api.replace(/[^/]+$/, (file) => apiPath(file.replace(/\.json$/, '')))}
          className={styles.api}
          data-ga-event-category="playground"
          data-ga-event-action="api"
          data-ga-event-label={component}
        >
          {apiText(component)}
        </Link>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            onClick={store.reset}
            data-needs="react"
            data-ga-event-category="playground"
            data-ga-event-action="reset"
            data-ga-event-label={component}
          >
            {TEXTS.reset}
          </button>
          <LinkButton component={component} id={id} store={store} />
          <CopyCode component={component} getText={() => `${codeText(codeTokens(usage))}\n`} />
        </div>
      </div>
      <Code usage={usage} />
    </figcaption>
  );
}

interface CopyProps {
  component: string;
  getText: () => string;
}

function CopyCode({component, getText}: CopyProps): ReactNode {
  const {copied, copy} = useCopyButton(getText);
  return (
    <button
      type="button"
      className={clsx(styles.action, styles.copy)}
      aria-label={COPY_TEXTS.name}
      onClick={copy}
      data-code-copy=""
      data-needs="react"
      data-ga-event-category="playground"
      data-ga-event-action="copy"
      data-ga-event-label={component}
    >
      {copied ? COPY_TEXTS.copied : COPY_TEXTS.copy}
    </button>
  );
}
