/** Ejected from @docusaurus/theme-classic 3.10.2: our page head, and contents that need no JavaScript. */
import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import AdSlot from '@theme/AdSlot';
import {translate} from '@docusaurus/Translate';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import MDXContent from '@theme/MDXContent';
import type {Props as Toc} from '@theme/TOCItems';
import type {Props} from '@theme/DocItem/Layout';
import {tabsOf} from '../../../../plugins/navigation/client';
import ApiLinks from '../../../components/ApiLinks';
import BackToTop from '../../../components/BackToTop';
import Contents from '../../../components/Contents';
import PageHead from '../../../components/PageHead';
import PageLayout from '../../../components/PageLayout';
import Untranslated from '../../../components/Untranslated';
import {hasPage} from '../../../components/hasPage';
import {useWriting} from '../../../components/useWriting';
import type {ElementWriting} from '../../../components/writing';

const API = translate({
  id: 'vitrine.api.title',
  message: 'API',
  description: 'Heading over the links to the API of a component',
});

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const {isLast} = useDocsVersion();
  const named = useNamed();
  const tabs = tabsOf(named);
  // The links that the page ends with stand under a heading that its Markdown does not have.
  const listed = tabs.length > 0 ? [...toc, {value: API, id: 'api', level: 2}] : toc;
  const showContents = frontMatter.hide_table_of_contents !== true && listed.length > 0;
  const writing = useWriting();
  const inOwn = writing && {lang: writing.lang, dir: writing.dir};
  return (
    <PageLayout aside={<Aside toc={showContents ? listed : undefined} writing={inOwn} />}>
      <ContentVisibility metadata={metadata} />
      <DocVersionBanner />
      <Untranslated writing={writing} />
      <article {...inOwn}>
        <PageHead
          title={contentTitle ?? metadata.title}
          // Docusaurus makes one of the page's beginning, which stands right below.
          description={frontMatter.description ?? ''}
          permalink={metadata.permalink}
          tabs={tabs}
          activeTab="demos"
          facts={isLast ? frontMatter : ofAllVersions(frontMatter)}
          file={{
            editUrl: metadata.editUrl,
            lastUpdatedAt: metadata.lastUpdatedAt,
          }}
          writing={inOwn}
        />
        {showContents && <Contents toc={listed} variant="disclosure" writing={inOwn} />}
        <div className="theme-doc-markdown markdown">
          <MDXContent>{children}</MDXContent>
        </div>
        <ApiLinks frontMatter={named} writing={inOwn} />
        <DocItemFooter />
      </article>
      <BackToTop place="page" />
      <DocItemPaginator />
    </PageLayout>
  );
}

/** What the page says of its API; nothing in a past version without a reference. */
function useNamed(): Readonly<Record<string, unknown>> {
  const {metadata, frontMatter} = useDoc();
  const {isLast} = useDocsVersion();
  const root = metadata.permalink.replace(/\/$/, '');
  const hasTabs = tabsOf(frontMatter).every((tab) => hasPage(`${root}/${tab}/`));
  return isLast || hasTabs ? frontMatter : {};
}

/** What stands beside the text: the contents, and under them the place of the page's ad. */
function Aside({toc, writing}: {toc: Toc['toc'] | undefined; writing: ElementWriting}): ReactNode {
  return (
    <>
      {toc && <Contents toc={toc} variant="column" writing={writing} />}
      <AdSlot />
    </>
  );
}

/** Without what is true of the installed package alone: its source, and what it was measured at. */
function ofAllVersions({sourceHref, size, ...facts}: Readonly<Record<string, unknown>>) {
  return facts;
}
