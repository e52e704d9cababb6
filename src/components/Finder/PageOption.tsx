import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import type {IndexedPage} from '../../../plugins/page-index/client';
import {useProducts} from '../../../plugins/product-identity/client';
import styles from './styles.module.css';

interface Props {
  page: IndexedPage;
  /** Heading of the group that it stands in. */
  label: string | undefined;
  id: string;
  isActive: boolean;
  onLeave: () => void;
}

/**
 * A page of the list: a link, so that it can be opened in a new tab, copied or dragged. Not
 * Docusaurus' own, which would fetch every page that is merely listed.
 */
export default function PageOption({page, label, id, isActive, onLeave}: Props): ReactNode {
  const {path, title} = page;
  const history = useHistory();
  const product = useProducts().find((candidate) => candidate.id === page.product)?.name;
  // Not what is read beside it already.
  const note = product === label || product === title ? page.section : product;
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave();
    history.push(path);
  };
  return (
    <a
      id={id}
      href={path}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onClick={handleClick}
      {...clickData('search', 'open', path)}
    >
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
      <span className={styles.note}>
        <bdi>{note}</bdi>
      </span>
      <span className={styles.description}>
        <bdi>{describe(page)}</bdi>
      </span>
    </a>
  );
}

/** What the page is about; the index says no sentence of each page of the API reference. */
function describe({kind, title, description}: IndexedPage): string {
  if (kind !== 'api') return description;
  return translate(
    {
      id: 'vitrine.finder.apiOf',
      message: 'API of {name}',
      description: 'What a page of the API reference is about',
    },
    {name: title},
  );
}
