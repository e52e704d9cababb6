import {useSyncExternalStore} from 'react';
import type {ComponentType, ReactNode} from 'react';
import type {Start, Values} from '../../core/types';
import StageBoundary from './StageBoundary';
import type {PlaygroundStore} from './store';
import type {ComponentModule} from './types';

/**
 * Makes a demo of a component: a module whose component renders it with the values of a store, and
 * again whenever they change.
 */
export function stageModule(
  {default: Component}: ComponentModule,
  name: string,
  store: PlaygroundStore,
): {default: ComponentType} {
  function Stage(): ReactNode {
    const {values, start} = useSyncExternalStore(store.subscribe, store.get, store.served);
    const {children, ...props} = values;
    // Only where it is given: `null` would replace what a component shows by itself.
    const content =
      children === undefined ? {} : {children: start.wrapped ? span(children) : children};
    const onClose = () => store.set('open', start.values.open);
    return (
      <StageBoundary name={name} values={values} onReset={store.reset}>
        <Component
          key={remountKey(values)}
          {...props}
          {...content}
          {...(start.closes && {onClose})}
        />
      </StageBoundary>
    );
  }
  return {default: Stage};
}

function span(text: Values[string]): ReactNode {
  return <span>{text}</span>;
}

/** What a component decides by these when it first renders, it keeps to. */
const DECIDED_ONCE = /^(?:default[A-Z].*|checked|expanded|inputValue|page|selected|value)$/;

function remountKey(values: Start['values']): string {
  const names = Object.keys(values).filter((name) => DECIDED_ONCE.test(name));
  return names
    .sort()
    .map((name) => (name.startsWith('default') ? `${name}=${String(values[name])}` : name))
    .join('&');
}
