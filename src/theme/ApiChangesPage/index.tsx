import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ApiChanges from '@theme/ApiChanges';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {ChangesData} from '../../../plugins/api-history/core/past/changesData';
import BackToTop from '../../components/BackToTop';
import CurrentCanonical from '../../components/CurrentCanonical';
import PageHead from '../../components/PageHead';
import PageLayout from '../../components/PageLayout';
import SocialCard from '../../components/SocialCard';
import {useApiRoot} from '../../components/useApiRoot';
import {useProductTitle} from '../../components/useProductTitle';

interface Props {
  /** What changed in the product's package, as the navigation plugin's route carries it. */
  readonly model: ChangesData;
}

/** The page of changes of a product's API: `/<product>/api/changes/`. */
export default function ApiChangesPage({model}: Props): ReactNode {
  const root = useApiRoot();
  const title = translate({
    id: 'vitrine.apichanges.title',
    message: 'API changes',
    description: 'Title of the page that compares versions of an API',
  });
  const description = translate(
    {
      id: 'vitrine.apichanges.about',
      message: 'What changed in the API of {name} from version to version.',
      description: 'Sentence under the title of the page that compares versions of an API',
    },
    {name: model.package},
  );
  const {isLast} = useDocsVersion();
  const feed = useBaseUrl(`${root}changes.xml`);
  return (
    <PageLayout>
      <PageMetadata title={useProductTitle(title)} description={description} />
      <SocialCard permalink={`${root}changes/`} title={title} />
      <CurrentCanonical />
      {isLast && <Feed title={title} href={feed} />}
      <DocVersionBanner />
      <article>
        <PageHead
          title={title}
          description={description}
          permalink={`${root}changes/`}
          tabs={[]}
          activeTab="demos"
          file={{feed: isLast ? feed : undefined}}
        />
        <ApiChanges data={model} root={root} />
      </article>
      <BackToTop place="page" />
    </PageLayout>
  );
}

/** Says to readers of feeds where what changes is told. */
function Feed({title, href}: {title: string; href: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="application/rss+xml" title={title} href={href} />
    </Head>
  );
}
