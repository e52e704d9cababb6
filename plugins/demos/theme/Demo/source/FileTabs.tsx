import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DemoFile} from '../../../../demo-code/core/types';
import type {SourceState} from './useSource';
import styles from './styles.module.css';

const FILES = translate({
  id: 'vitrine.demo.files',
  message: 'Files',
  description: 'Accessible name of the choice of a file of a demo',
});

export interface FileTabsProps {
  /** Id of what holds the files. */
  id: string;
  /** Name of the demo, for analytics. */
  name: string;
  source: SourceState;
  /** A file's name as it is shown. */
  fileName: (file: DemoFile) => string;
}

/** The files of a demo, one of which is shown. A group of buttons, as Tab alone must reach them. */
export default function FileTabs({id, name, source, fileName}: FileTabsProps): ReactNode {
  const {files, shown, show} = source;
  return (
    <div className={styles.files} role="group" aria-label={FILES} data-needs="react">
      {files.map((file) => (
        <button
          key={file.name}
          type="button"
          className={styles.file}
          aria-pressed={file.name === shown}
          aria-controls={id}
          onClick={() => show(file.name)}
          data-ga-event-category="demo"
          data-ga-event-action="file"
          data-ga-event-label={name}
        >
          {fileName(file)}
        </button>
      ))}
    </div>
  );
}
