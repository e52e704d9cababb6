import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useProduct, useVersionLinks} from '../../../plugins/product-identity/client';
import styles from './styles.module.css';

/** Over the pages of an old version: says so, and leads to the same page in the current one. */
export default function VersionBanner(): ReactNode {
  const {isLast, label} = useDocsVersion();
  const {name} = useProduct();
  const latest = useVersionLinks().find(({isLatest}) => isLatest);
  if (isLast || latest?.href === undefined) return null;
  return (
    <aside className={styles.banner} aria-label="Version">
      <p>
        You are reading about {name} {label}.{' '}
        <Link to={latest.href}>
          {latest.keepsPage ? `Read this page for ${latest.text}` : `Begin with ${latest.text}`}
        </Link>
        {latest.keepsPage ? '.' : ', which has no such page.'}
      </p>
    </aside>
  );
}
