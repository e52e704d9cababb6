import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {clickData} from '../../../plugins/_shared/client';

/** An item of `themeConfig.navbar.items` or `themeConfig.footer.links`: a link. */
export interface SiteLinkItem {
  label?: unknown;
  /** Path in the site. */
  to?: unknown;
  /** Any other address. */
  href?: unknown;
}

interface Props extends SiteLinkItem {
  /** What analytics calls the place. */
  place: 'header' | 'footer';
  className?: string | undefined;
}

/** A link that the site's configuration names. */
export default function SiteLink({label, to, href, place, className}: Props): ReactNode {
  const address = String(to ?? href);
  return (
    <Link to={address} className={className} {...clickData('layout', place, address)}>
      {String(label)}
    </Link>
  );
}
