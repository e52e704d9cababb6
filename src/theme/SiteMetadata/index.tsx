import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import {useSettings} from '../../../plugins/branding/client';
import {usePageLanguage} from '../../../plugins/product-identity/client';

/** Wraps Docusaurus' own, which would write the locale's direction over the reader's. */
export default function SiteMetadataOfReader(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <Head>
        <html lang={useHtmlLanguage()} dir={useDirection()} />
      </Head>
    </>
  );
}

/** The page's language as browsers want it: the one asked for, else the one it was built in. */
function useHtmlLanguage(): string {
  const language = usePageLanguage();
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {htmlLang} = localeConfigs[language] ?? localeConfigs[currentLocale] ?? {};
  return htmlLang ?? language;
}

/** Read from the page itself: a value that lags, as settings do at hydration, would be a flash. */
function useDirection(): string {
  const {direction} = useSettings();
  return ExecutionEnvironment.canUseDOM ? document.documentElement.dir : direction;
}
