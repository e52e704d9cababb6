import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import TreeGroup from './TreeGroup';
import TreeLink from './TreeLink';
import styles from './styles.module.css';

interface Props {
  items: readonly PropSidebarItem[];
  /** Address of the page that is shown. */
  page: string;
  /** Closed groups are filled when they are opened. */
  isLarge: boolean;
}

/** One level of the tree. */
export default function TreeItems({items, page, isLarge}: Props): ReactNode {
  return (
    <ul className={styles.level}>
      {items.map((item, i) => {
        if (item.type === 'html') return null;
        const key = `${item.label}-${i}`;
        if (item.type === 'link') return <TreeLink key={key} item={item} page={page} />;
        return <TreeGroup key={key} item={item} page={page} isLarge={isLarge} />;
      })}
    </ul>
  );
}
