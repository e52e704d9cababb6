import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ApiReference, {contentsOf, pageTitle} from '@theme/ApiReference';
import DocVersionBanner from '@theme/DocVersionBanner';
import {kebabCase} from '../../../plugins/_shared/names';
import type {PageModel} from '../../../plugins/api-reference/core/page/pageModel';
import BackToTop from '../../components/BackToTop';
import CurrentCanonical from '../../components/CurrentCanonical';
import Contents from '../../components/Contents';
import PageHead from '../../components/PageHead';
import PageLayout from '../../components/PageLayout';
import {useApiRoot} from '../../components/useApiRoot';
import {useProductTitle} from '../../components/useProductTitle';

interface Props {
  /** The component or hook that the page is about, as the navigation plugin's route carries it. */
  model: PageModel;
}

/** The API page of one component or hook: `/<product>/api/<kebab-name>/`, in its version. */
export default function ApiPage({model}: Props): ReactNode {
  const root = useApiRoot();
  const name = pageTitle(model);
  const description = aboutText(model);
  const toc = contentsOf([model], false);
  return (
    <PageLayout aside={<Contents toc={toc} variant="column" />}>
      <PageMetadata title={useProductTitle(`${name} API`)} description={description} />
      <CurrentCanonical />
      <DocVersionBanner />
      <article>
        <PageHead
          title={name}
          description={description}
          permalink={`${root}${kebabCase(name)}/`}
          tabs={[]}
          activeTab="demos"
        />
        <Contents toc={toc} variant="disclosure" />
        <ApiReference models={[model]} root={root} hasNames={false} />
      </article>
      <BackToTop place="page" />
    </PageLayout>
  );
}

function aboutText({name, kind, package: from, version}: PageModel): string {
  const values = {name, from, version};
  return kind === 'hook'
    ? translate(
        {
          id: 'vitrine.api.about.hook',
          message: 'Parameters and return value of the hook {name}, from {from} {version}.',
          description: 'Sentence under the title of the API page of a hook',
        },
        values,
      )
    : translate(
        {
          id: 'vitrine.api.about.component',
          message: 'Props and styles of the component {name}, from {from} {version}.',
          description: 'Sentence under the title of the API page of a component',
        },
        values,
      );
}
