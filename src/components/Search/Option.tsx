import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {clickData} from '../../../plugins/_shared/client';
import type {Found} from '../../../plugins/local-search/client';
import Result from './Result';
import styles from './result.module.css';

interface Props {
  found: Found;
  query: string;
  /** Name of its product, where not all are of one. */
  place: string | undefined;
  id: string;
  isActive: boolean;
  onLeave: () => void;
}

/**
 * A result in the dialog: a link, so that it can be opened in a new tab, copied or dragged. Not
 * Docusaurus' own, which would fetch every page that is merely listed.
 */
export default function Option({found, query, place, id, isActive, onLeave}: Props): ReactNode {
  const history = useHistory();
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave();
    history.push(found.href);
  };
  return (
    <a
      id={id}
      href={found.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      data-search-result=""
      onClick={handleClick}
      {...clickData('search', 'open', found.href)}
    >
      <Result {...{found, query, place}} />
    </a>
  );
}
