/** Ejected from @docusaurus/theme-classic 3.10.2: the tree is ours, and works without JavaScript. */
import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/DocRoot/Layout';
import Crash from '../../../components/Crash';
import SideNavigation from '../../../components/SideNavigation';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.frame}>
      {sidebar && <SideNavigation items={sidebar.items} />}
      <main className={styles.main}>
        <ErrorBoundary fallback={(crash) => <PageCrash {...crash} />}>{children}</ErrorBoundary>
      </main>
    </div>
  );
}

/** A page that threw leaves the tree, which leads to another page: that one is tried. */
function PageCrash(crash: FallbackParams): ReactNode {
  const home = useBaseUrl('/');
  const {pathname} = useLocation();
  const [crashed] = useState(pathname);
  const {tryAgain} = crash;
  useEffect(() => {
    if (pathname !== crashed) tryAgain();
  }, [pathname, crashed, tryAgain]);
  return <Crash {...crash} home={home} />;
}
