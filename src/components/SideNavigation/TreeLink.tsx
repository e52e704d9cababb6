import type {ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {clickData} from '../../../plugins/_shared/client';
import Badges from '../Badges';
import Icon, {isIconName} from '../Icon';
import Label from './Label';
import {pageAddress} from './tree';
import {readProps} from './itemProps';
import type {TreeLinks} from './useTreeLinks';
import styles from './styles.module.css';

interface Props {
  item: Pick<PropSidebarItemLink, 'href' | 'label' | 'customProps'>;
  /** Address of the page that is shown. */
  page: string;
  links: TreeLinks;
}

/** A link of the tree; one of its site is served by `links`, with all others. */
export default function TreeLink({item, page, links}: Props): ReactNode {
  const {badges, icon, query, linkProps} = readProps(item.customProps);
  const isExternal = !isInternalUrl(item.href);
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const address = item.href.includes('?') ? item.href : item.href + search;
  const props = {
    // Only of another site does no page view say where the click led. This link is on a page by
    // the hundred: its address twice would be felt.
    ...clickData('layout', 'tree', isExternal ? item.href : undefined),
    ...linkProps,
    className: styles.link,
    'aria-current': !isExternal && pageAddress(item.href) === page ? ('page' as const) : undefined,
  };
  const label = (
    <>
      {isIconName(icon) && <Icon name={icon} />}
      <Label text={item.label} />
      {badges && <Badges names={badges} />}
      {isExternal && <Icon name="external" size={14} />}
    </>
  );
  return (
    <li>
      {!isExternal && links.areServed ? (
        <a {...props} href={links.addressOf(address)}>
          {label}
        </a>
      ) : (
        <Link {...props} to={address}>
          {label}
        </Link>
      )}
    </li>
  );
}
