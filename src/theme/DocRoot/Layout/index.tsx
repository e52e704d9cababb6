/** Ejected from @docusaurus/theme-classic 3.10.2: the tree is ours, and works without JavaScript. */
import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import SideNavigation from '../../../components/SideNavigation';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.frame}>
      {sidebar && <SideNavigation items={sidebar.items} />}
      <main className={styles.main}>{children}</main>
    </div>
  );
}
