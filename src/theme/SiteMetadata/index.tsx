import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import {useSettings} from '../../../plugins/branding/client';
import {markdownAddress} from '../../../plugins/markdown-export/client';
import {usePageLanguage} from '../../../plugins/product-identity/client';
import AlternatesOfPage from './AlternatesOfPage';

/**
 * Wraps Docusaurus' own, which would write the locale's direction over the reader's; and says where
 * each page is to be had as Markdown.
 */
export default function SiteMetadataOfReader(): ReactNode {
  const markdown = useMarkdown();
  return (
    <>
      <AlternatesOfPage>
        <SiteMetadata />
      </AlternatesOfPage>
      <Head>
        <html lang={useHtmlLanguage()} dir={useDirection()} />
        {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
      </Head>
    </>
  );
}

/** The page as Markdown; nothing for that of addresses that lead nowhere, which has none. */
function useMarkdown(): string | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return pathname.endsWith('.html') ? undefined : markdownAddress(pathname, baseUrl);
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
