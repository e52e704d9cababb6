import {useId} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Of the product. */
  name: string;
  done: number;
  /** Files; 0 until their list is there. */
  total: number;
}

/** How far saving is, as a bar and as a number. */
export default function SaveProgress({name, done, total}: Props): ReactNode {
  const id = useId();
  // Floored: a hundred is said when the last file is there, not before.
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
  return (
    <>
      <label className={styles.progressLabel} htmlFor={id}>
        {translate(
          {
            id: 'vitrine.offline.saving',
            message: 'Saving {name}',
            description: 'Offline page: label of the progress bar of a product',
          },
          {name},
        )}
      </label>
      <progress className={styles.progress} id={id} max={100} value={percent} />
      <span className={styles.percent} dir="ltr">{`${percent}%`}</span>
    </>
  );
}
