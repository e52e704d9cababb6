import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Badges by the words that the navigation plugin writes. */
const WORDS = new Map([
  [
    'Pro plan',
    translate({
      id: 'vitrine.badge.pro',
      message: 'Pro plan',
      description: 'Badge after the title of a page',
    }),
  ],
  [
    'Premium plan',
    translate({
      id: 'vitrine.badge.premium',
      message: 'Premium plan',
      description: 'Badge after the title of a page',
    }),
  ],
  [
    'Legacy',
    translate({
      id: 'vitrine.badge.legacy',
      message: 'Legacy',
      description: 'Badge after the title of a page',
    }),
  ],
  [
    'New',
    translate({
      id: 'vitrine.badge.new',
      message: 'New',
      description: 'Badge after the title of a page',
    }),
  ],
  [
    'Planned',
    translate({
      id: 'vitrine.badge.planned',
      message: 'Planned',
      description: 'Badge after the title of a page',
    }),
  ],
  [
    'Preview',
    translate({
      id: 'vitrine.badge.preview',
      message: 'Preview',
      description: 'Badge after the title of a page',
    }),
  ],
  [
    'Beta',
    translate({
      id: 'vitrine.badge.beta',
      message: 'Beta',
      description: 'Badge after the title of a page',
    }),
  ],
  [
    'Deprecated',
    translate({
      id: 'vitrine.badge.deprecated',
      message: 'Deprecated',
      description: 'Badge after the title of a page',
    }),
  ],
]);

/** Quiet words after a title: `New`, `Beta`, `Pro plan`. Each says by text, not colour, what it means. */
export default function Badges({names}: {names: readonly string[]}): ReactNode {
  return names.map((name) => (
    <span key={name} className={styles.badge}>
      {WORDS.get(name) ?? name}
    </span>
  ));
}
