import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {IndexedPage} from '../../../plugins/page-index/client';
import PageOption from './PageOption';
import type {PageGroup} from './groups';
import styles from './styles.module.css';

const PAGES = translate({
  id: 'vitrine.finder.pages',
  message: 'Pages',
  description: 'Accessible name of the list of pages',
});

interface Props {
  listId: string;
  groups: readonly PageGroup[];
  /** Index of the marked option over all groups, -1 for none. */
  active: number;
  optionId: (index: number) => string;
  onLeave: () => void;
}

/** The list that belongs to the field: all groups, in one count. */
export default function PageList({listId, groups, active, optionId, onLeave}: Props): ReactNode {
  const order = groups.flatMap(({pages}) => pages);
  const toOption = (page: IndexedPage, label?: string) => {
    const index = order.indexOf(page);
    const shared = {page, label, onLeave, id: optionId(index), isActive: index === active};
    return <PageOption key={page.path} {...shared} />;
  };
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={PAGES}
      className={styles.list}
      hidden={order.length === 0}
    >
      {groups.map(({label, pages}) =>
        label === undefined ? (
          pages.map((page) => toOption(page))
        ) : (
          <div key={label} role="group" aria-label={label}>
            <div className={styles.groupLabel} aria-hidden="true">
              {label}
            </div>
            {pages.map((page) => toOption(page, label))}
          </div>
        ),
      )}
    </div>
  );
}
