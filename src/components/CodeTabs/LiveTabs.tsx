import type {ReactNode} from 'react';
import TabList from './TabList';
import type {LiveGroupProps} from './types';
import styles from './styles.module.css';

/** The group once React runs: tabs by the WAI-ARIA pattern, of the look that was served. */
export default function LiveTabs(props: LiveGroupProps): ReactNode {
  const {id, labels, panels, selected} = props;
  return (
    <div className={styles.group}>
      <TabList {...props} />
      {labels.map((label, index) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={label !== selected}
        >
          {panels[index]}
        </div>
      ))}
    </div>
  );
}
