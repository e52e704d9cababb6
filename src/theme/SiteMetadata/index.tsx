import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import {useSettings} from '../../../plugins/branding/client';

/** Wraps Docusaurus' own, which would write the locale's direction over the reader's. */
export default function SiteMetadataWithDirection(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <Head>
        <html dir={useDirection()} />
      </Head>
    </>
  );
}

/** Read from the page itself: a value that lags, as settings do at hydration, would be a flash. */
function useDirection(): string {
  const {direction} = useSettings();
  return ExecutionEnvironment.canUseDOM ? document.documentElement.dir : direction;
}
