import {useId, useLayoutEffect, useMemo, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import {controlsOf, withContent} from '../../core/controls';
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
  /** Something stands in it, which is not to be chosen. Default: nothing does. */
  isFilled?: boolean;
  store: PlaygroundStore;
}

/** The controls of a component: loaded with its model, when they are wanted. */
export default function Panel({
  id,
  model,
  start: given,
  isFilled = false,
  store,
}: PanelProps): ReactNode {
  const {controls, left, importLine, start} = useControls(model, given, isFilled);
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
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{TEXTS.props}</legend>
      {controls.slice(0, FIRST_ROWS).map(field)}
      <More component={model.name} left={left}>
        {controls.slice(FIRST_ROWS).map(field)}
      </More>
    </fieldset>
  );
}

interface MoreProps {
  component: string;
  /** Names of the props that have no control. */
  left: readonly string[];
  /** The further controls. */
  children: readonly ReactNode[];
}

function More({component, left, children}: MoreProps): ReactNode {
  if (children.length + left.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary
        className={styles.summary}
        data-ga-event-category="playground"
        data-ga-event-action="more"
        data-ga-event-label={component}
      >
        {TEXTS.more}
      </summary>
      {children}
      {left.length > 0 && <p className={styles.left}>{leftText(left)}</p>}
    </details>
  );
}

/** What is made of the model, once. */
function useControls(model: ComponentModel, start: Start | undefined, isFilled: boolean): Controls {
  const made = useMemo(() => {
    const all = controlsOf(model);
    return isFilled ? withContent(all) : all;
  }, [model, isFilled]);
  return start ? {...made, start} : made;
}
