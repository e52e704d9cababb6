import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import Icon from '../Icon';
import styles from './styles.module.css';

const NAME = translate({
  id: 'vitrine.paginator.name',
  message: 'Previous and next page',
  description: 'Accessible name of the links to the neighbours of a page',
});
const PREVIOUS = translate({
  id: 'vitrine.paginator.previous',
  message: 'Previous',
  description: 'Over the title of the page before',
});
const NEXT = translate({
  id: 'vitrine.paginator.next',
  message: 'Next',
  description: 'Over the title of the page after',
});

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
    <nav className={styles.pages} aria-label={NAME}>
      {previous && <PageLink {...previous} rel="prev" label={PREVIOUS} />}
      {next && <PageLink {...next} rel="next" label={NEXT} />}
    </nav>
  );
}

interface PageLinkProps extends Neighbour {
  rel: 'prev' | 'next';
  label: string;
}

function PageLink({title, permalink, rel, label}: PageLinkProps): ReactNode {
  return (
    <Link className={styles.link} to={permalink} rel={rel} {...clickData('layout', rel)}>
      <span className={styles.label}>
        <Icon name={rel === 'prev' ? 'arrowLeft' : 'arrowRight'} size={14} />
        {label}
      </span>{' '}
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
