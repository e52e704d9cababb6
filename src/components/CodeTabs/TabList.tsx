import type {KeyboardEvent, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {clickData} from '../../../plugins/_shared/client';
import {keepPlace} from '../CodeBlock/keepPlace';
import {tabAfterKey} from './tabKeys';
import type {LiveGroupProps} from './types';
import styles from './styles.module.css';

/** The tabs of a live group: one tab stop, and arrows that show a tab as they reach it. */
export default function TabList({id, name, labels, selected, onSelect}: LiveGroupProps): ReactNode {
  const select = (tab: Element | undefined) => {
    if (!(tab instanceof HTMLElement)) return;
    // Groups above follow, and may be of another height with another tab.
    keepPlace(tab, () => flushSync(() => onSelect(tab.dataset.label ?? '')));
    tab.focus({preventScroll: true});
  };
  const handleKey = (key: KeyboardEvent<HTMLElement>) => {
    if (key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return;
    const list = key.currentTarget;
    const isRtl = getComputedStyle(list).direction === 'rtl';
    const next = tabAfterKey(key.key, labels.indexOf(selected), labels.length, isRtl);
    if (next === undefined) return;
    key.preventDefault();
    select(list.children[next]);
  };
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div className={styles.list} role="tablist" aria-label={name} onKeyDown={handleKey}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          className={styles.tab}
          aria-selected={label === selected}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={label === selected ? 0 : -1}
          onClick={(click) => select(click.currentTarget)}
          data-label={label}
          {...clickData('code', 'tab', label)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
