import type {ReactNode} from 'react';
import type {Found} from '../../../plugins/local-search/client';
import Option from './Option';
import type {Group} from './groups';
import {TEXTS} from './texts';
import styles from './styles.module.css';

interface Props {
  listId: string;
  groups: readonly Group[];
  query: string;
  /** Index of the marked option over all groups, -1 for none. */
  active: number;
  optionId: (index: number) => string;
  /** Name of the product of a result; `undefined` where all are of the one that is searched. */
  placeOf: (found: Found) => string | undefined;
  onLeave: () => void;
}

/** The list that belongs to the field: all groups, in one count. */
export default function ResultList(props: Props): ReactNode {
  const {listId, groups, active, optionId, placeOf, query, onLeave} = props;
  const order = groups.flatMap(({found}) => found);
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={TEXTS.results}
      className={styles.list}
      hidden={order.length === 0}
    >
      {groups.map(({label, found}) => (
        <div key={label} role="group" aria-label={label}>
          <div className={styles.groupLabel} aria-hidden="true">
            {label}
          </div>
          {found.map((one) => {
            const index = order.indexOf(one);
            const shared = {query, onLeave, place: placeOf(one)};
            return (
              <Option
                key={one.href}
                found={one}
                id={optionId(index)}
                isActive={index === active}
                {...shared}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
