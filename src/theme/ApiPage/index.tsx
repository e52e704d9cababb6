import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ApiReference, {contentsOf, contentsOfSet, pageTitle} from '@theme/ApiReference';
import DocVersionBanner from '@theme/DocVersionBanner';
import {kebabCase} from '../../../plugins/_shared/text/names';
import type {ApiPageData, SetOnPage} from '../../../plugins/api-reference/core/page/apiPage';
import type {PageModel} from '../../../plugins/api-reference/core/page/pageModel';
import BackToTop from '../../components/BackToTop';
import CurrentCanonical from '../../components/CurrentCanonical';
import Contents from '../../components/Contents';
import PageHead from '../../components/PageHead';
import PageLayout from '../../components/PageLayout';
import SocialCard from '../../components/SocialCard';
import {useApiRoot} from '../../components/useApiRoot';
import {useProductTitle} from '../../components/useProductTitle';

interface Props {
  /** What the page is about, as the navigation plugin's route carries it. */
  model: ApiPageData;
}

/**
 * The API page of a component with its parts, of a hook, a namespace or a set of props:
 * `/<product>/api/<kebab-name>/`, in its version.
 */
export default function ApiPage({model: {title, models, set}}: Props): ReactNode {
  const root = useApiRoot();
  const description = set ? aboutSet(set) : aboutText(title, models);
  const toc = set ? contentsOfSet(set) : contentsOf(models, title);
  const permalink = `${root}${set ? 'props/' : ''}${kebabCase(title)}/`;
  return (
    <PageLayout aside={<Contents toc={toc} variant="column" />}>
      <PageMetadata title={useProductTitle(`${title} API`)} description={description} />
      <SocialCard permalink={permalink} title={`${title} API`} />
      <CurrentCanonical />
      {models.map(pageTitle).map((name) => (
        <JsonForm key={name} href={`${root}${kebabCase(name)}.json`} />
      ))}
      <DocVersionBanner />
      <article>
        <PageHead
          title={title}
          description={description}
          permalink={permalink}
          tabs={[]}
          activeTab="demos"
        />
        <Contents toc={toc} variant="disclosure" />
        <ApiReference models={models} root={root} title={title} set={set} />
      </article>
      <BackToTop place="page" />
    </PageLayout>
  );
}

/** Says to programs where the page is to be had as data. */
function JsonForm({href}: {href: string}): ReactNode {
  const url = useBaseUrl(href);
  return (
    <Head>
      <link rel="alternate" type="application/json" href={url} />
    </Head>
  );
}

function aboutSet({type, components}: SetOnPage): string {
  return translate(
    {
      id: 'vitrine.api.about.set',
      message: 'Props of {type}, which {count} components have in common.',
      description: 'Sentence under the title of the page of a set of props',
    },
    {type, count: components.length},
  );
}

/** Of a component or hook; of a namespace, which is none itself, by the package of its parts. */
function aboutText(title: string, models: readonly PageModel[]): string {
  const [first] = models;
  const {package: from = '', version = '', kind} = first ?? {};
  const values = {name: title, from, version};
  if (kind === 'hook') {
    return translate(
      {
        id: 'vitrine.api.about.hook',
        message: 'Parameters and return value of the hook {name}, from {from} {version}.',
        description: 'Sentence under the title of the API page of a hook',
      },
      values,
    );
  }
  if (models.length > 1) {
    return translate(
      {
        id: 'vitrine.api.about.parts',
        message: 'Props and styles of {name} and its parts, from {from} {version}.',
        description: 'Sentence under the title of the API page of a component that has parts',
      },
      values,
    );
  }
  return translate(
    {
      id: 'vitrine.api.about.component',
      message: 'Props and styles of the component {name}, from {from} {version}.',
      description: 'Sentence under the title of the API page of a component',
    },
    values,
  );
}
