import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import {clickData} from '../../../plugins/_shared/client';
import {useProduct} from '../../../plugins/product-identity/client';
import BackToTop from '../../components/BackToTop';
import CurrentCanonical from '../../components/CurrentCanonical';
import PageHead from '../../components/PageHead';
import PageLayout from '../../components/PageLayout';
import {firstHref, visibleItems} from '../../components/SideNavigation/tree';

interface Props {
  /** Of the page, as the navigation plugin's route carries it. */
  readonly page: {readonly permalink: string};
}

/** The start page of a product that has none of its own: its tree, in one view. */
export default function OverviewPage({page}: Props): ReactNode {
  const {name} = useProduct();
  const description = translate(
    {
      id: 'vitrine.overview.about',
      message: 'All pages of {name}.',
      description: 'Sentence under the title of a start page that is made of the tree',
    },
    {name},
  );
  const items = visibleItems(useDocsSidebar()?.items ?? [], page.permalink);
  const alone = items.filter(({type}) => type === 'link');
  return (
    <PageLayout>
      <PageMetadata title={name} description={description} />
      <CurrentCanonical />
      <DocVersionBanner />
      <article>
        <PageHead
          title={name}
          description={description}
          permalink={page.permalink}
          tabs={[]}
          activeTab="demos"
        />
        <Links items={alone} />
        {items.map((item) =>
          item.type === 'category' ? (
            <section key={item.label}>
              <Heading as="h2">{item.label}</Heading>
              <Links items={item.items} />
            </section>
          ) : null,
        )}
      </article>
      <BackToTop place="page" />
    </PageLayout>
  );
}

/** What stands under a heading; groups below it with their own. */
function Links({items}: {readonly items: readonly PropSidebarItem[]}): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => {
        if (item.type === 'html') return null;
        const href = item.type === 'link' ? item.href : (item.href ?? undefined);
        return (
          <li key={`${item.label} ${firstHref(item) ?? ''}`}>
            {href === undefined ? (
              item.label
            ) : (
              <Link to={href} {...clickData('layout', 'tree')}>
                {item.label}
              </Link>
            )}
            {item.type === 'category' && <Links items={item.items} />}
          </li>
        );
      })}
    </ul>
  );
}
