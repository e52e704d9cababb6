import {useRef, useState} from 'react';
import type {CSSProperties, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {createDemoStore} from '@theme/Demo/demoStore';
import Island from '@theme/Demo/Island';
import {compositionFile} from '../../core/compositionFile';
import useBuiltUrl from './useBuiltUrl';
import {wholeOf} from '../../../api-model/core/names';
import {FIRST_ROWS} from '../../core/rows';
import type {Start} from '../../core/types';
import Blank from './Blank';
import Controls from './Controls';
import Plate from './Plate';
import {stageModule} from './Stage';
import {createPlaygroundStore} from './store';
import type {PlaygroundStore} from './store';
import styles from './styles.module.css';
import {nameText} from './texts';
import type {PlaygroundProps} from './types';

/** Where nothing is known of the component before its model is loaded. */
const BARE: Start = {values: {}, wrapped: false, closes: false, rows: FIRST_ROWS};

const STYLE: CSSProperties = {};

const EXAMPLE = '{{"playground": "Tab", "inside": "<Tabs>"}}';

/**
 * A component on a stage, controls for its props, and the code that follows. Authors write
 * `<Playground component="Button" />`; these props are written by the page's compiler.
 */
export default function Playground(props: PlaygroundProps): ReactNode {
  const {component, id, api, start = BARE} = props;
  const figure = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const importLine = importOf(props);
  const [store] = useState(() => createPlaygroundStore({values: start.values, start, importLine}));
  const model = useBuiltUrl(api);
  useBrokenLinks().collectAnchor(id);
  return (
    // The model's address tells the checks of demos what is no demo's request.
    <figure
      ref={figure}
      id={id}
      className={styles.figure}
      aria-label={nameText(component)}
      data-model={model}
    >
      <div className={styles.body}>
        <div className={styles.case}>
          {/* An element between: a demo's own margins would shrink it in a grid. */}
          <div ref={stage}>
            <Stage {...props} playground={store} />
            <Blank stage={stage} component={component} store={store} />
          </div>
        </div>
        <Controls
          component={component}
          id={id}
          model={model}
          rows={start.rows}
          isFilled={props.around?.holds === true}
          store={store}
          figure={figure}
        />
      </div>
      <Plate component={component} id={id} api={api} store={store} around={props.around} />
    </figure>
  );
}

/** The statement that imports it, until its model tells. */
function importOf({component, package: name, named, main}: PlaygroundProps): string {
  const owner = wholeOf(component);
  if (named) return `import {${owner}} from '${name}';`;
  return `import ${owner} from '${name}${main ? '' : `/${owner}`}';`;
}

/** The component itself, an island like any demo. */
function Stage(props: PlaygroundProps & {playground: PlaygroundStore}): ReactNode {
  const {component, id, at, load, server, playground} = props;
  const [store] = useState(createDemoStore);
  const demo = {
    id,
    name: component,
    file: component,
    at,
    fix: `put around it what it needs, ${EXAMPLE}, or in a file ${compositionFile(component)} beside the page`,
    load: async () => stageModule(await load(), component, playground),
    server: server && (() => stageModule(server(), component, playground)),
  };
  return <Island demo={demo} style={STYLE} store={store} />;
}
