import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import Code from '@theme/Playground/Code';
import type {PlaygroundStore} from '@theme/Playground/store';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {StoryArgs} from './types';

interface Props {
  /** Name of the parameter in the address. */
  id: string;
  /** Name of the story, for analytics. */
  name: string;
  args: StoryArgs;
  store: PlaygroundStore;
}

type Panel = typeof import('@theme/Playground/Panel');

/** The controls of a story, loaded when they are unfolded, and the code that follows them. */
export default function Controls({id, name, args, store}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [panel, setPanel] = useState<Panel>();
  // The compiler writes them anew in each rendering of the page, which must not take values away.
  const [model] = useState({name, imports: [], props: args.props, inheritance: null});
  const {live} = args;
  // Whoever was given an address with values sees what they were set with.
  useEffect(() => {
    const isSet = new URLSearchParams(window.location.search).has(id);
    if (isSet && details.current) details.current.open = true;
  }, [id]);
  const load = (element: HTMLDetailsElement) => {
    if (!element.open || panel) return;
    import('@theme/Playground/Panel').then(setPanel, () => (element.open = false));
  };
  return (
    <details
      ref={details}
      className={styles.controls}
      onToggle={(event) => load(event.currentTarget)}
      data-needs="react"
    >
      <summary
        className={styles.summary}
        data-ga-event-category="story"
        data-ga-event-action="controls"
        data-ga-event-label={name}
      >
        {TEXTS.controls}
      </summary>
      <div className={styles.panel}>
        {panel && (
          <panel.default id={id} model={model} start={store.served().start} store={store} />
        )}
        {panel && live && <Following {...live} store={store} />}
      </div>
    </details>
  );
}

/** The element as a reader has made it, as soon as it is another one. */
function Following({
  component,
  fixed,
  store,
}: NonNullable<StoryArgs['live']> & Pick<Props, 'store'>): ReactNode {
  const {values, start} = useSyncExternalStore(store.subscribe, store.get, store.served);
  const names = [...Object.keys(values), ...Object.keys(start.values)];
  if (names.every((each) => values[each] === start.values[each])) return null;
  const around = {before: '', fixed, after: ''};
  return <Code usage={{component, importLine: '', values, around}} />;
}
