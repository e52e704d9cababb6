import type {ReactNode} from 'react';
import {clickData} from '../../../_shared/client';
import type {ChangesData} from '../../../api-history/core/past/changesData';
import {differenceOf} from '../../../api-history/core/difference';
import Difference from './Difference';
import {countText} from './labels';
import styles from './styles.module.css';

interface Props {
  readonly data: ChangesData;
  readonly root: string;
}

/** What each version changed, newest first, each to be unfolded. */
export default function Steps({data, root}: Props): ReactNode {
  const {versions, pages} = data;
  const steps = versions.slice(1).map((version, i) => {
    const before = versions[i] ?? version;
    return {version, difference: differenceOf(data, before, version)};
  });
  return steps.toReversed().map(({version, difference}) => (
    <details key={version} className={styles.step}>
      <summary className={styles.summary} {...clickData('api', 'version', version)}>
        <span className={styles.version}>{version}</span>{' '}
        <span className={styles.count}>{countText(difference)}</span>
      </summary>
      <Difference difference={difference} pages={pages} root={root} />
    </details>
  ));
}
