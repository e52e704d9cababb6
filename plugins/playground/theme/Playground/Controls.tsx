import {useEffect, useState} from 'react';
import type {CSSProperties, ReactNode, RefObject} from 'react';
import {whenWanted} from '@theme/Demo/whenWanted';
import type {PanelProps} from './Panel';
import type {PlaygroundStore} from './store';
import styles from './styles.module.css';
import {TEXTS} from './texts';

interface Props {
  component: string;
  id: string;
  /** Address of the component's model, with the site's base. */
  model: string;
  /** How many controls are expected: their place is kept. */
  rows: number;
  /** Something stands in the component, which is not to be chosen. */
  isFilled: boolean;
  store: PlaygroundStore;
  figure: RefObject<HTMLElement | null>;
}

type Loaded = Pick<PanelProps, 'model'> & Pick<typeof import('./Panel'), 'default'>;

/** The place of the controls, which come with the component's model when they are wanted. */
export default function Controls({
  component,
  id,
  model,
  rows,
  isFilled,
  store,
  figure,
}: Props): ReactNode {
  const {loaded, failed, retry} = useControls(model, figure);
  return (
    <div
      className={styles.controls}
      style={{'--v-rows': rows} as CSSProperties}
      data-needs="js"
      aria-busy={!loaded && !failed}
    >
      {loaded && <loaded.default id={id} model={loaded.model} isFilled={isFilled} store={store} />}
      {failed && (
        <div role="alert" className={styles.failed}>
          <p className={styles.message}>{TEXTS.failed}</p>
          <button
            type="button"
            className={styles.button}
            onClick={retry}
            data-ga-event-category="playground"
            data-ga-event-action="retry"
            data-ga-event-label={component}
          >
            {TEXTS.retry}
          </button>
        </div>
      )}
    </div>
  );
}

/** Loads code and model as soon as the figure is near the view, or touched. */
function useControls(address: string, figure: RefObject<HTMLElement | null>) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const isWaiting = !loaded && !failed;
  useEffect(() => {
    if (!isWaiting || !figure.current) return undefined;
    let stopped = false;
    const stopWaiting = whenWanted(figure.current, () => {
      loadControls(address).then(
        (controls) => !stopped && setLoaded(controls),
        () => !stopped && setFailed(true),
      );
    });
    return () => {
      stopped = true;
      stopWaiting();
    };
  }, [isWaiting, address, figure]);
  return {loaded, failed, retry: () => setFailed(false)};
}

async function loadControls(address: string): Promise<Loaded> {
  const [panel, json] = await Promise.all([import('./Panel'), readJson(address)]);
  const model = await panel.withShared(panel.readModel(json), readJson);
  return {default: panel.default, model};
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
