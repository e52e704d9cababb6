import type {ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {clickData} from '../../../plugins/_shared/client';
import Badges from '../Badges';
import Icon, {isIconName} from '../Icon';
import {pageAddress} from './tree';
import {readProps} from './itemProps';
import styles from './styles.module.css';

interface Props {
  item: Pick<PropSidebarItemLink, 'href' | 'label' | 'customProps'>;
  page: string;
}

/** A link of the tree. */
export default function TreeLink({item, page}: Props): ReactNode {
  const {badges, icon, query, linkProps} = readProps(item.customProps);
  const external = !isInternalUrl(item.href);
  const isActive = !external && pageAddress(item.href) === page;
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  return (
    <li>
      <Link
        // Only of another site does no page view say where the click led. This link is on a page by
        // the hundred: its address twice would be felt.
        {...clickData('layout', 'tree', external ? item.href : undefined)}
        {...linkProps}
        to={item.href.includes('?') ? item.href : item.href + search}
        className={styles.link}
        aria-current={isActive ? 'page' : undefined}
      >
        {isIconName(icon) && <Icon name={icon} />}
        <span className={styles.label}>{item.label}</span>
        {badges && <Badges names={badges} />}
        {external && <Icon name="external" size={14} />}
      </Link>
    </li>
  );
}
