import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ApiReference, {contentsOf, pageTitle} from '@theme/ApiReference';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {ApiPageData} from '../../../plugins/api-reference/core/page/apiPage';
import type {PageModel} from '../../../plugins/api-reference/core/page/pageModel';
import type {TabName} from '../../../plugins/navigation/client';
import BackToTop from '../../components/BackToTop';
import CurrentCanonical from '../../components/CurrentCanonical';
import Contents from '../../components/Contents';
import PageHead from '../../components/PageHead';
import PageLayout from '../../components/PageLayout';
import SocialCard from '../../components/SocialCard';
import {apiAddress} from '../../components/apiRoot';
import {useApiRoot} from '../../components/useApiRoot';
import {useProductTitle} from '../../components/useProductTitle';
import {TAB_LABELS} from '../../components/PageHead/tabs';

const SEPARATOR = translate({
  id: 'vitrine.list.separator',
  message: ', ',
  description: 'Between the items of a list',
});

interface Props {
  /** The page the tab belongs to, as the navigation plugin hands it over. */
  page: {
    title: string;
    description: string;
    permalink: string;
    tab: TabName;
    tabs: TabName[];
  };
  /** What the names in the page's front matter stand for. */
  models: ApiPageData[];
}

/** A tab of a component page at an address of its own: `<page>/components-api/`, `<page>/hooks-api/`. */
export default function DocTabPage({page, models: named}: Props): ReactNode {
  const models = eachOnce(named.flatMap((data) => data.models));
  const root = useApiRoot();
  const {isLast} = useDocsVersion();
  const toc = contentsOf(models);
  const [only] = named.length === 1 ? named.filter(isWhole) : [];
  return (
    <PageLayout aside={<Contents toc={toc} variant="column" />}>
      <PageMetadata
        title={useProductTitle(
          translate(
            {
              id: 'vitrine.tab.title',
              message: '{page}, {tab}',
              description: 'Title of a tab of a page, for search results',
            },
            {page: page.title, tab: TAB_LABELS[page.tab]},
          ),
        )}
        description={descriptionOf(page, models)}
      />
      {only && isLast && <Canonical to={apiAddress(root, only.title)} />}
      <SocialCard permalink={page.permalink} title={page.title} />
      <CurrentCanonical />
      <DocVersionBanner />
      <article>
        <PageHead
          title={page.title}
          description={page.description}
          permalink={page.permalink}
          tabs={page.tabs}
          activeTab={page.tab}
        />
        {toc.length > 1 && <Contents toc={toc} variant="disclosure" />}
        <ApiReference models={models} root={root} />
      </article>
      <BackToTop place="page" />
    </PageLayout>
  );
}

/** A part stands on a page with others. */
function isWhole({title}: ApiPageData): boolean {
  return !title.includes('.');
}

/** A part may be named beside what it is a part of. */
function eachOnce(models: readonly PageModel[]): PageModel[] {
  return [...new Map(models.map((model) => [pageTitle(model), model])).values()];
}

/** The address that counts for a page that shows what another one does. */
function Canonical({to}: {to: string}): ReactNode {
  const url = useBaseUrl(to, {absolute: true});
  return (
    <Head>
      <link rel="canonical" href={url} />
    </Head>
  );
}

function descriptionOf(page: Props['page'], models: readonly PageModel[]): string {
  return translate(
    {
      id: 'vitrine.tab.about',
      message: '{tab} of {page}: {names}.',
      description: 'Description of a tab of a page, for search results',
    },
    {
      tab: TAB_LABELS[page.tab],
      page: page.title,
      names: models.map(({name}) => name).join(SEPARATOR),
    },
  );
}
