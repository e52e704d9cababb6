import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {visibleItems} from '../SideNavigation/tree';
import styles from './styles.module.css';

interface Props {
  /** Default: what stands beside the page in its tree. */
  items?: PropSidebarItem[];
}

/** Pages with what they are about. */
export default function PageCards({items}: Props): ReactNode {
  return items ? <List items={items} /> : <Siblings />;
}

function Siblings(): ReactNode {
  return <List items={useCurrentSidebarSiblings()} />;
}

function List({items}: Required<Props>): ReactNode {
  return (
    <ul className={styles.list}>
      {filterDocCardListItems(visibleItems(items, '')).map((item, at) => (
        <Card key={at} item={item} />
      ))}
    </ul>
  );
}

function Card({item}: {item: PropSidebarItem}): ReactNode {
  const doc = useDocById((item.type === 'link' ? item.docId : undefined) ?? undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;
  return (
    <li>
      <Link to={href}>{item.label}</Link>
      {description && <p className={styles.about}>{description}</p>}
    </li>
  );
}
