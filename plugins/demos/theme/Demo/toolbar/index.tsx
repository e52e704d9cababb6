import {useRef} from 'react';
import type {ReactNode, RefObject} from 'react';
import EditButton from '@theme/DemoEditor/EditButton';
import {demoTitle} from '../../../../_shared/text/names';
import Alone from './Alone';
import CopyButton from './CopyButton';
import type {DemoStore} from '../demoStore';
import EnvironmentBar from '../environment';
import {hasVariants} from '../source/files';
import {readShown} from '../source/readFiles';
import type {SourceState} from '../source/useSource';
import type {DemoProps} from '../types';
import MoreTools from './MoreTools';
import ShowCode from './ShowCode';
import {toolsName} from './texts';
import {ITEMS, useRoving} from './useRoving';
import Variants from './Variants';
import styles from './styles.module.css';

export interface DemoToolbarProps {
  demo: DemoProps;
  store: DemoStore;
  source: SourceState;
  /** The element around demo and source. */
  figure: RefObject<HTMLElement | null>;
}

/** The tools of a demo: those of every day in the bar, the others in a menu at its end. */
export default function DemoToolbar({demo, store, source, figure}: DemoToolbarProps): ReactNode {
  const {id, name, tools, options = {}} = demo;
  const toolbar = useRef<HTMLDivElement>(null);
  useRoving(toolbar);
  const read = () =>
    figure.current ? readShown(figure.current, source.variant, store.get().readEdited?.()) : '';
  return (
    <div
      ref={toolbar}
      role="toolbar"
      className={styles.toolbar}
      aria-label={toolsName(demoTitle(name))}
    >
      <ShowCode name={name} defaultOpen={options.defaultCodeOpen ?? false} />
      {hasVariants(source.files) && <Variants name={name} source={source} />}
      <CopyButton getText={read} label={name} />
      {!options.disableLiveEdit && (
        <span {...ITEMS}>
          <EditButton name={name} store={store} className={styles.icon} />
        </span>
      )}
      {tools && <span {...ITEMS}>{tools}</span>}
      <span {...ITEMS}>
        <EnvironmentBar id={id} name={demoTitle(name)} store={store} />
      </span>
      {id !== undefined && <Alone id={id} name={name} store={store} />}
      <MoreTools demo={demo} store={store} source={source} figure={figure} />
    </div>
  );
}
