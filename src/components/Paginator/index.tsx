import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Neighbour {
  title: string;
  permalink: string;
}

interface Props {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

/** The pages before and after this one, in the order of the tree. */
export default function Paginator({previous, next}: Props): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pages} aria-label="Previous and next page">
      {previous && <PageLink {...previous} rel="prev" label="Previous" />}
      {next && <PageLink {...next} rel="next" label="Next" />}
    </nav>
  );
}

interface PageLinkProps extends Neighbour {
  rel: 'prev' | 'next';
  label: string;
}

function PageLink({title, permalink, rel, label}: PageLinkProps): ReactNode {
  return (
    <Link
      className={styles.link}
      to={permalink}
      rel={rel}
      data-ga-event-category="layout"
      data-ga-event-action={rel}
    >
      <span className={styles.label}>
        <Icon name={rel === 'prev' ? 'arrowLeft' : 'arrowRight'} size={14} />
        {label}
      </span>{' '}
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
