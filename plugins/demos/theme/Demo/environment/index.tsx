import {lazy, Suspense, useId, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import Glyph from '@theme/Glyph';
import type {DemoStore} from '../demoStore';
import styles from './styles.module.css';

const Choices = lazy(() => import('./Choices'));

export interface EnvironmentBarProps {
  /** Id of the demo's figure; without one there is nothing to choose for. */
  id: string | undefined;
  /** Name of the demo in words. */
  name: string;
  store: DemoStore;
}

/** A button that opens what a reader may choose for a demo: mode, direction, density, width. */
export default function EnvironmentBar({id, name, store}: EnvironmentBarProps): ReactNode {
  const panel = useId();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (id === undefined) return null;
  const want = () => setWanted(true);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        style={{anchorName: `--${id}`}}
        {...buttonNames()}
        popoverTarget={panel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-needs="react"
        onPointerEnter={want}
        onFocus={want}
        data-ga-event-category="demo-environment"
        data-ga-event-action="open"
        data-ga-event-label={name}
      >
        <Glyph node={SlidersHorizontal} />
      </button>
      <div
        id={panel}
        popover="auto"
        role="dialog"
        aria-label={panelName(name)}
        className={styles.panel}
        style={{positionAnchor: `--${id}`}}
        onBeforeToggle={want}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <Suspense>{isWanted && <Choices id={id} store={store} isOpen={isOpen} />}</Suspense>
      </div>
    </>
  );
}

/** It shows an icon alone. */
function buttonNames() {
  const name = translate({
    id: 'vitrine.demo.environment',
    message: 'Environment',
    description: 'Button of a demo that opens the choice of its colour mode, direction and so on',
  });
  return {title: name, 'aria-label': name};
}

function panelName(name: string): string {
  return translate(
    {
      id: 'vitrine.demo.environmentOf',
      message: 'Environment of {name}',
      description: 'Accessible name of the choices of colour mode, direction and so on of a demo',
    },
    {name},
  );
}
