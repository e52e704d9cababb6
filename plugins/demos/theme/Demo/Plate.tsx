import {useId} from 'react';
import type {ReactNode, RefObject} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DemoEditor from '@theme/DemoEditor';
import type {EditorFiles} from '@theme/DemoEditor/LiveEditor';
import {demoTitle} from '../../../_shared/text/names';
import type {CodeVariant} from '../../../demo-code/core/types';
import type {DemoStore} from './demoStore';
import DemoSource from './source';
import {filesOf} from './source/files';
import {readFiles} from './source/readFiles';
import {useSource} from './source/useSource';
import DemoToolbar from './toolbar';
import type {DemoProps} from './types';
import styles from './styles.module.css';

export interface PlateProps {
  demo: DemoProps;
  store: DemoStore;
  /** The element around demo and plate. */
  figure: RefObject<HTMLElement | null>;
}

/** What stands below a demo: its name, its tools, its source. */
export default function Plate({demo, store, figure}: PlateProps): ReactNode {
  const {name, file, options, children} = demo;
  const id = useId();
  const source = useSource(name, filesOf(file, demo.files), figure);
  const anchors = useBrokenLinks();
  for (const anchor of [`${name}.tsx`, `${name}.js`]) anchors.collectAnchor(anchor);
  return (
    <figcaption className={styles.plate}>
      <span className={styles.name}>{demoTitle(name)}</span>
      <DemoToolbar demo={demo} store={store} source={source} figure={figure} />
      <div className={styles.editor}>
        <DemoEditor
          name={name}
          packages={demo.packages}
          figure={figure}
          readFiles={() => bothVariants(figure.current, source.variant)}
          height={options?.height}
          store={store}
        />
      </div>
      <DemoSource id={id} figureId={demo.id} name={name} source={source}>
        {children}
      </DemoSource>
    </figcaption>
  );
}

function bothVariants(figure: Element | null, variant: CodeVariant): EditorFiles {
  if (!figure) return {files: [], others: []};
  const other = variant === 'ts' ? 'js' : 'ts';
  return {files: readFiles(figure, variant), others: readFiles(figure, other)};
}
