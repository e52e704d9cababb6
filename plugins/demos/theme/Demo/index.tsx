import {useRef, useState} from 'react';
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {offerIslands} from '../../client/islands';
import {demoTitle} from '../../../_shared/text/names';
import {createDemoStore} from './demoStore';
import {islandStore, liveFirst} from './islands';
import NoScript from './NoScript';
import Plate from './Plate';
import type {DemoProps} from './types';
import DemoWindow from './window';
import styles from './styles.module.css';

offerIslands(liveFirst);

/**
 * A live demo in its case, with a plate below: name, tools, source. Authors write
 * `{{"demo": "Name.tsx"}}`; these props are written by the page's compiler.
 */
export default function Demo(demo: DemoProps): ReactNode {
  const {id, name, file, edit, packages, panel, options = {}} = demo;
  const {bg = 'outlined', flow, hideToolbar, maxWidth, height} = options;
  const figure = useRef<HTMLElement>(null);
  const [store] = useState(() => islandStore(id) ?? createDemoStore());
  const title = demoTitle(name);
  useBrokenLinks().collectAnchor(id);
  return (
    <figure
      ref={figure}
      id={id}
      className={clsx(styles.figure, bg === 'inline' && styles.inline)}
      aria-label={title}
      data-demo-edit={edit}
      data-demo-versions={packages && versionsText(packages)}
    >
      <div
        className={clsx(styles.case, height !== undefined && styles.tall, flow && styles.flow)}
        data-bg={String(bg)}
        data-demo-case=""
      >
        <DemoWindow
          key={file}
          demo={demo}
          options={options}
          title={title}
          store={store}
          style={{maxInlineSize: maxWidth, minBlockSize: height}}
        />
        {options.browserOnly && <NoScript />}
      </div>
      {panel}
      {!hideToolbar && <Plate demo={demo} store={store} figure={figure} />}
    </figure>
  );
}

/** What a report of a failure says of the page's packages. */
function versionsText(packages: Readonly<Record<string, string>>): string {
  return Object.entries(packages)
    .filter(([name]) => !name.startsWith('@types/'))
    .map((each) => each.join(' '))
    .join(', ');
}
