import {useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {clickData} from '../../../plugins/_shared/client';
import type {IndexedPage} from '../../../plugins/page-index/client';
import ModeImages from '../ProductLogo/ModeImages';
import {picturesOf} from './pictures';
import styles from './styles.module.css';

interface Props {
  /** Component pages of one product, in the order of its tree. */
  components: readonly IndexedPage[];
  /** Whether the plates are names alone, without what a component is for. Default: no. */
  brief?: boolean;
}

/** A product's components as cases: what each looks like, and under it a plate that says what it is. */
export default function ComponentCards({components, brief = false}: Props): ReactNode {
  return (
    <ul className={clsx(styles.cards, brief && styles.brief)} role="list">
      {components.map((page) => (
        <li key={page.path} className={styles.card}>
          <Card page={page} brief={brief} />
        </li>
      ))}
    </ul>
  );
}

function Card({page, brief}: {page: IndexedPage; brief: boolean}): ReactNode {
  const {path, title, description} = page;
  return (
    <>
      <Picture path={path} />
      <div className={styles.plate}>
        <Link className={styles.name} to={path} {...clickData('products', 'component', title)}>
          {title}
        </Link>
        {!brief && <p className={styles.about}>{description}</p>}
      </div>
    </>
  );
}

/** Pictures are made after a build: in the dev server there is none, and the plate stands alone. */
function Picture({path}: {path: string}): ReactNode {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return (
    <div className={styles.picture}>
      <ModeImages
        sources={picturesOf(path)}
        width={360}
        height={220}
        onError={() => setIsMissing(true)}
      />
    </div>
  );
}
