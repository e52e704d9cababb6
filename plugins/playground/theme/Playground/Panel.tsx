import {useId, useLayoutEffect, useMemo, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import {controlsOf} from '../../core/controls';
import type {ComponentModel} from '../../core/model';
import {parseState} from '../../core/parse';
import {FIRST_ROWS} from '../../core/rows';
import {readState} from '../../core/state';
import type {Control, Controls, Start} from '../../core/types';
import Field from './Field';
import type {PlaygroundStore} from './store';
import styles from './panel.module.css';
import {leftText, TEXTS} from './texts';
import {useAddress} from './useAddress';

export {readModel, withShared} from '../../core/model';

export interface PanelProps {
  /** The playground's id: the parameter in the address. */
  id: string;
  model: ComponentModel;
  /** How it begins. Default: as the model tells. */
  start?: Start;
  store: PlaygroundStore;
}

/** The controls of a component: loaded with its model, when they are wanted. */
export default function Panel({id, model, start: given, store}: PanelProps): ReactNode {
  const {controls, left, importLine, start} = useControls(model, given);
  const prefix = useId();
  useLayoutEffect(() => {
    const values = parseState(readState(window.location.search, id), controls, start);
    store.learn({values, start, ...(importLine !== undefined && {importLine})});
  }, [id, controls, start, importLine, store]);
  useAddress(id, store);
  const {values} = useSyncExternalStore(store.subscribe, store.get, store.served);
  const field = (control: Control) => (
    <Field
      key={control.name}
      id={`${prefix}-${control.name}`}
      control={control}
      value={values[control.name]}
      onChange={(value) => store.set(control.name, value)}
    />
  );
  const rest = controls.slice(FIRST_ROWS);
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{TEXTS.props}</legend>
      {controls.slice(0, FIRST_ROWS).map(field)}
      {rest.length + left.length > 0 && (
        <details className={styles.more}>
          <summary
            className={styles.summary}
            data-ga-event-category="playground"
            data-ga-event-action="more"
            data-ga-event-label={model.name}
          >
            {TEXTS.more}
          </summary>
          {rest.map(field)}
          {left.length > 0 && <p className={styles.left}>{leftText(left)}</p>}
        </details>
      )}
    </fieldset>
  );
}

/** What is made of the model, once. */
function useControls(model: ComponentModel, start: Start | undefined): Controls {
  const made = useMemo(() => controlsOf(model), [model]);
  return start ? {...made, start} : made;
}
