import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {clickData} from '../../../plugins/_shared/client';
import {useVersionLinks} from '../../../plugins/product-identity/client';
import type {VersionLink} from '../../../plugins/product-identity/client';
import Icon from '../Icon';
import Menu from '../Menu';
import styles from './styles.module.css';

const ALL = translate({
  id: 'vitrine.versions.all',
  message: 'View all versions',
  description: 'Last entry of the menu of versions',
});
/** Notes by the words that the version list writes. */
const NOTES = new Map([
  [
    'Start page: this page is not in it',
    translate({
      id: 'vitrine.versions.start',
      message: 'Start page: this page is not in it',
      description: 'Under a version that lacks the page',
    }),
  ],
]);

/**
 * The version dropdown of the product the page belongs to. Nothing with no version; no menu with
 * fewer than two.
 */
export default function VersionMenu(): ReactNode {
  const links = useVersionLinks();
  const suffix = useSearchAndHash();
  const current = links.find(({isCurrent}) => isCurrent);
  if (current === undefined) return null;
  if (links.length < 2) return <span className={styles.single}>{current.text}</span>;
  return (
    <Menu
      id="version-menu"
      label={translate(
        {
          id: 'vitrine.versions.menu',
          message: 'Version: {version}',
          description: 'Accessible name of the menu of versions',
        },
        {version: current.text},
      )}
      items={links.map((link) => toItem(link, suffix))}
      event={clickData('versions', 'open')}
      className={styles.button}
    >
      <span className={styles.name}>{current.text}</span>
      <Icon name="chevronDown" size={14} />
    </Menu>
  );
}

function toItem(link: VersionLink, suffix: string) {
  const {text, href, isCurrent, isExternal, keepsPage, note, hasDivider} = link;
  const label = hasDivider ? ALL : text;
  return {
    label,
    href: href !== undefined && keepsPage ? href + suffix : href,
    isCurrent,
    isExternal,
    hasDivider,
    ...(note !== undefined && {note: NOTES.get(note) ?? note}),
    event: clickData('versions', 'switch', label),
  };
}

/** What follows the path. Empty in the served HTML, which is the same for every search and hash. */
function useSearchAndHash(): string {
  const {search, hash} = useLocation();
  return useIsBrowser() ? search + hash : '';
}
