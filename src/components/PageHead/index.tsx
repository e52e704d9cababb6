import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {markdownAddress} from '../../../plugins/markdown-export/client';
import type {TabName} from '../../../plugins/navigation/client';
import {useProduct} from '../../../plugins/product-identity/client';
import PageTitle from '../PageTitle';
import {pageAddress, trailTo} from '../SideNavigation/tree';
import {chromeWithin} from '../writing';
import type {ElementWriting} from '../writing';
import StructuredData from '../StructuredData';
import Facts from './Facts';
import FileLine from './FileLine';
import type {PageFile} from './FileLine';
import {TAB_LABELS} from './tabs';
import {TOP_ID} from './top';
import styles from './styles.module.css';

const TRAIL = translate({
  id: 'vitrine.head.trail',
  message: 'Breadcrumbs',
  description: 'Accessible name of the way to a page',
});
const PARTS = translate({
  id: 'vitrine.head.tabs',
  message: 'Parts of this page',
  description: 'Accessible name of the tabs of a page',
});

interface Props {
  title: string;
  /** One sentence; nothing is shown of an empty one. */
  description: string;
  /** Address of the page, without a tab. */
  permalink: string;
  /** Tabs beside the demos; with none, there is no row of tabs. */
  tabs: readonly TabName[];
  activeTab: TabName | 'demos';
  /** Front matter, for the line of chips. */
  facts?: Readonly<Record<string, unknown>>;
  /** What is known of the page's file, for the line below them. */
  file?: Omit<PageFile, 'markdown'>;
  /** Of title and description, where it is not that of the page. */
  writing?: ElementWriting;
}

/**
 * What stands over a page's text: where it is, what it is called, what it is about, what is known
 * of it, its tabs.
 */
export default function PageHead(props: Props): ReactNode {
  const {title, description, permalink, tabs, activeTab, facts, file} = props;
  const chrome = chromeWithin(props.writing);
  const {pathname} = useLocation();
  return (
    <header id={TOP_ID} className={styles.head}>
      <div className={styles.place} {...chrome}>
        <Breadcrumbs permalink={permalink} title={title} lastUpdatedAt={file?.lastUpdatedAt} />
      </div>
      <PageTitle>{title}</PageTitle>
      {description !== '' && <p className={styles.description}>{description}</p>}
      <div {...chrome}>
        {facts && <Facts facts={facts} />}
        <FileLine {...file} markdown={markdownAddress(pathname, useBaseUrl('/'))} />
        {tabs.length > 0 && <Tabs permalink={permalink} tabs={tabs} active={activeTab} />}
      </div>
    </header>
  );
}

/** The way to the page; nothing where it would only say the title, as on a product's start page. */
function Breadcrumbs({
  permalink,
  title,
  lastUpdatedAt,
}: Pick<Props, 'permalink' | 'title'> & Pick<PageFile, 'lastUpdatedAt'>): ReactNode {
  const product = useProduct();
  const {withBaseUrl} = useBaseUrlUtils();
  const items = useDocsSidebar()?.items ?? [];
  const steps = trailTo(items, pageAddress(permalink));
  if (steps.length === 0 && product.name === title) return null;
  const trail = [{label: product.name, href: product.href as string | undefined}, ...steps];
  const places = trail.flatMap(({label: name, href}) =>
    href === undefined ? [] : [{name, url: withBaseUrl(href, {absolute: true})}],
  );
  return (
    <nav className={styles.breadcrumbs} aria-label={TRAIL}>
      <StructuredData title={title} trail={places} lastUpdatedAt={lastUpdatedAt} />
      <ol>
        {trail.map(({label, href}) => (
          <li key={label}>{href === undefined ? label : <Crumb href={href}>{label}</Crumb>}</li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({href, children}: {href: string; children: string}): ReactNode {
  return (
    <Link to={href} {...clickData('layout', 'breadcrumb', href)}>
      {children}
    </Link>
  );
}

interface TabsProps {
  permalink: string;
  tabs: readonly TabName[];
  active: TabName | 'demos';
}

function Tabs({permalink, tabs, active}: TabsProps): ReactNode {
  const page = pageAddress(permalink);
  return (
    <nav className={styles.tabs} aria-label={PARTS}>
      <ul>
        {(['demos', ...tabs] as const).map((tab) => (
          <li key={tab}>
            <Link
              to={tab === 'demos' ? page : `${page}${tab}/`}
              aria-current={tab === active ? 'page' : undefined}
              {...clickData('layout', 'tab', tab)}
            >
              {TAB_LABELS[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
