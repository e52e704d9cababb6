import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import ApiReference from '@theme/ApiReference';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {ApiModel} from '../../../plugins/api-reference/core/model';
import {kebabCase} from '../../../plugins/_shared/entries';
import type {TabName} from '../../../plugins/navigation/client';
import BackToTop from '../../components/BackToTop';
import Contents from '../../components/Contents';
import PageHead from '../../components/PageHead';
import PageLayout from '../../components/PageLayout';
import {useProductTitle} from '../../components/useProductTitle';
import {TAB_LABELS} from '../../components/PageHead/tabs';

interface Props {
  /** The page the tab belongs to, as the navigation plugin hands it over. */
  page: {
    title: string;
    description: string;
    permalink: string;
    tab: TabName;
    tabs: TabName[];
  };
  /** Models of the names in the page's front matter. */
  models: ApiModel[];
}

/** A tab of a component page at an address of its own: `<page>/components-api/`, `<page>/hooks-api/`. */
export default function DocTabPage({page, models}: Props): ReactNode {
  const label = TAB_LABELS[page.tab];
  const toc = contentsOf(models);
  return (
    <PageLayout aside={<Contents toc={toc} variant="column" />}>
      <PageMetadata
        title={useProductTitle(`${page.title}, ${label}`)}
        description={`${label} of ${page.title}: ${models.map(({name}) => name).join(', ')}.`}
      />
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
        <ApiReference models={models} />
      </article>
      <BackToTop place="page" />
    </PageLayout>
  );
}

function contentsOf(models: readonly ApiModel[]) {
  return models.map(({name}) => ({value: name, id: kebabCase(name), level: 2}));
}
