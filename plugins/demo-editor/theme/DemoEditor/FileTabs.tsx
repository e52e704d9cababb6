import type {KeyboardEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface FileTabsProps {
  /** Prefix of the ids; the panel is `<id>-panel`. */
  id: string;
  files: readonly string[];
  selected: string;
  onSelect: (file: string) => void;
}

/** Tabs of the files of a demo: one tab stop, arrows show a file as they reach it. */
export default function FileTabs({id, files, selected, onSelect}: FileTabsProps): ReactNode {
  function handleKey(key: KeyboardEvent<HTMLElement>): void {
    const next = fileAfterKey(key.key, files, selected);
    if (next === undefined) return;
    key.preventDefault();
    onSelect(next);
    const tab = key.currentTarget.children[files.indexOf(next)];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div
      className={styles.tabs}
      role="tablist"
      dir="ltr"
      aria-label={translate({
        id: 'vitrine.edit.files',
        message: 'Files of the demo',
        description: 'Accessible name of the tabs of the editor of a demo',
      })}
      onKeyDown={handleKey}
    >
      {files.map((file) => (
        <Tab
          key={file}
          id={tabId(id, files, file)}
          panel={`${id}-panel`}
          file={file}
          isSelected={file === selected}
          onSelect={() => onSelect(file)}
        />
      ))}
    </div>
  );
}

interface TabProps {
  id: string;
  panel: string;
  file: string;
  isSelected: boolean;
  onSelect: () => void;
}

function Tab({id, panel, file, isSelected, onSelect}: TabProps): ReactNode {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      className={styles.tab}
      aria-selected={isSelected}
      aria-controls={panel}
      tabIndex={isSelected ? 0 : -1}
      onClick={onSelect}
      data-ga-event-category="demo-edit"
      data-ga-event-action="file"
      data-ga-event-label={file}
    >
      {file}
    </button>
  );
}

/** Id of a file's tab. */
export function tabId(id: string, files: readonly string[], file: string): string {
  return `${id}-tab-${files.indexOf(file)}`;
}

/** The tabs run from left to right, as the names of files do; the ends meet. */
function fileAfterKey(key: string, files: readonly string[], selected: string): string | undefined {
  const index = files.indexOf(selected);
  if (key === 'ArrowRight') return files.at((index + 1) % files.length);
  if (key === 'ArrowLeft') return files.at(index - 1);
  if (key === 'Home') return files[0];
  return key === 'End' ? files.at(-1) : undefined;
}
