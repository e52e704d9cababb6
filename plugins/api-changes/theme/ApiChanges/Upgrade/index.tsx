import {useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {clickData} from '../../../../_shared/client';
import type {UpgradeFacts} from '../../../../api-history/core/upgrade/facts';
import type {Past} from '../../../../api-history/core/steps';
import type {Choice} from '../../../core';
import type {PanelProps} from './Panel';
import styles from './styles.module.css';
import {upgradeTexts} from './texts';

interface Props {
  readonly past: Past;
  readonly choice: Choice;
  /** Address of the product's API pages. */
  readonly root: string;
}

interface Loaded {
  Panel: ComponentType<PanelProps>;
  facts: UpgradeFacts;
}

/**
 * A field for the reader's own code: what of it the chosen versions take away, by line. What reads
 * code, and what it is held against, is loaded when the field is unfolded; the code stays here.
 */
export default function Upgrade({past, choice, root}: Props): ReactNode {
  const texts = upgradeTexts(choice);
  const address = useBaseUrl(`${root}changes.json`);
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = () => {
    if (loaded || state === 'loading') return;
    setState('loading');
    loadPanel(address).then(setLoaded, () => setState('failed'));
  };
  return (
    <details
      className={styles.upgrade}
      data-needs="react"
      onToggle={(event) => event.currentTarget.open && load()}
    >
      <summary className={styles.summary} {...clickData('api', 'upgrade')}>
        {texts.title}
      </summary>
      <p className={styles.about}>{texts.about}</p>
      {loaded && <loaded.Panel past={past} facts={loaded.facts} choice={choice} />}
      {!loaded && state !== 'idle' && (
        <div className={styles.waiting} role="status">
          {state === 'failed' ? texts.failed : texts.loading}{' '}
          {state === 'failed' && (
            <button
              type="button"
              className={styles.button}
              onClick={load}
              {...clickData('api', 'upgrade-retry')}
            >
              {texts.retry}
            </button>
          )}
        </div>
      )}
    </details>
  );
}

async function loadPanel(address: string): Promise<Loaded> {
  const [panel, response] = await Promise.all([import('./Panel'), fetch(address)]);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return {Panel: panel.default, facts: (await response.json()) as UpgradeFacts};
}
