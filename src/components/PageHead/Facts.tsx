import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import {chipsOf} from './chips';
import type {Chip} from './chips';
import styles from './styles.module.css';

const NAME = translate({
  id: 'vitrine.head.facts',
  message: 'About this component',
  description: 'Accessible name of the line of links about a component',
});

/** The line of chips: what a component's front matter says of it, and where to read on. */
export default function Facts({facts}: {facts: Readonly<Record<string, unknown>>}): ReactNode {
  const chips = chipsOf(facts);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={NAME}>
      {chips.map((chip) => (
        <li key={chip.action}>
          <Fact {...chip} />
        </li>
      ))}
    </ul>
  );
}

function Fact({action, label, href, hint}: Chip): ReactNode {
  // A package's name begins with a sign that would change sides in right-to-left text.
  const name = <bdi>{label}</bdi>;
  if (href === undefined) {
    return (
      <span className={styles.chip} title={hint}>
        {name}
        <span className={styles.hint}>{`. ${hint}`}</span>
      </span>
    );
  }
  return (
    <Link className={styles.chip} to={href} {...clickData('page-head', action)}>
      {name}
    </Link>
  );
}
