import {useEffect, useRef, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {DemoStore, Environment} from '../demoStore';
import {useDemoState} from '../useDemoState';
import {choose, isForAll, watchChoices} from './page';
import Segments from './Segments';
import styles from './styles.module.css';
import {DENSITIES, DIRECTIONS, MODES, VIEWPORTS} from './texts';

export interface ChoicesProps {
  /** Id of the demo's figure. */
  id: string;
  store: DemoStore;
  isOpen: boolean;
}

const isForAllOnServer = () => false;

/** What may be chosen for a demo, or for all demos of its page. A choice holds at once. */
export default function Choices({id, store, isOpen}: ChoicesProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const {environment} = useDemoState(store);
  const forAll = useSyncExternalStore(watchChoices, isForAll, isForAllOnServer);

  useEffect(() => {
    if (isOpen) content.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isOpen]);

  function changeScope(all: boolean): void {
    // Chosen for one demo, it no longer holds for the others.
    choose(all ? undefined : id, environment);
  }

  return (
    <div ref={content}>
      <Groups
        environment={environment}
        hasDensities={isOpen && hasDensities(id)}
        onChange={(changed) => choose(forAll ? undefined : id, {...environment, ...changed})}
      />
      <label className={styles.scope}>
        <input
          type="checkbox"
          checked={forAll}
          onChange={({target}) => changeScope(target.checked)}
          data-ga-event-category="demo-environment"
          data-ga-event-action="all"
        />
        <Translate
          id="vitrine.demo.forAll"
          description="Check box: what is chosen for a demo holds for all demos of the page"
        >
          Apply to all demos on this page
        </Translate>
      </label>
    </div>
  );
}

interface GroupsProps {
  environment: Environment;
  hasDensities: boolean;
  onChange: (changed: Partial<Environment>) => void;
}

function Groups({environment, hasDensities: withDensities, onChange}: GroupsProps): ReactNode {
  const {mode, direction, density, width} = environment;
  return (
    <>
      <Segments
        {...MODES()}
        action="mode"
        value={mode}
        onChoose={(next) => onChange({mode: next})}
      />
      <Segments
        {...DIRECTIONS()}
        action="direction"
        value={direction}
        onChoose={(next) => onChange({direction: next})}
      />
      {withDensities && (
        <Segments
          {...DENSITIES()}
          action="density"
          value={density === 'compact' ? density : undefined}
          onChoose={(next) => onChange({density: next})}
        />
      )}
      <Segments
        {...VIEWPORTS()}
        action="width"
        value={width}
        onChoose={(next) => onChange({width: next})}
      />
    </>
  );
}

/** Whether the demo's library has densities; its element says so. */
function hasDensities(id: string): boolean {
  const demo = document.getElementById(id)?.querySelector<HTMLElement>('[data-demo]');
  return Boolean(demo?.dataset.demoDensities);
}
