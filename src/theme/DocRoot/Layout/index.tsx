/** Ejected from @docusaurus/theme-classic 3.10.2: the tree is ours, and works without JavaScript. */
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/DocRoot/Layout';
import Crash from '../../../components/Crash';
import SideNavigation from '../../../components/SideNavigation';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const home = useBaseUrl('/');
  const {pathname} = useLocation();
  return (
    <div className={styles.frame}>
      {sidebar && <SideNavigation items={sidebar.items} />}
      <main className={styles.main}>
        {/* A page that throws leaves the tree, which leads to another page: that one is tried. */}
        <ErrorBoundary key={pathname} fallback={(crash) => <Crash {...crash} home={home} />}>
          {children}
        </ErrorBoundary>
      </main>
    </div>
  );
}
