/** Ejected from @docusaurus/theme-classic 3.10.2: our page head, and contents that need no JavaScript. */
import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Layout';
import {tabsOf} from '../../../../plugins/navigation/client';
import ApiLinks from '../../../components/ApiLinks';
import Contents from '../../../components/Contents';
import PageHead from '../../../components/PageHead';
import PageLayout from '../../../components/PageLayout';
import {pageAddress} from '../../../components/SideNavigation/tree';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  // Past versions have no API reference, so their pages have no tabs.
  const named = useDocsVersion().isLast ? frontMatter : {};
  const showContents = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <PageLayout aside={showContents ? <Contents toc={toc} variant="column" /> : undefined}>
      <ContentVisibility metadata={metadata} />
      <DocVersionBanner />
      <article>
        <PageHead
          title={contentTitle ?? metadata.title}
          description={metadata.description}
          permalink={metadata.permalink}
          tabs={tabsOf(named)}
          activeTab="demos"
          facts={frontMatter}
        />
        {showContents && <Contents toc={toc} variant="disclosure" />}
        <div className="theme-doc-markdown markdown">
          <MDXContent>{children}</MDXContent>
        </div>
        <ApiLinks frontMatter={named} page={pageAddress(metadata.permalink)} />
        <DocItemFooter />
      </article>
      <DocItemPaginator />
    </PageLayout>
  );
}
