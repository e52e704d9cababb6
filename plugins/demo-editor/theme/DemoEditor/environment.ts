import type {RunnerEnvironment} from '../../client/protocol';
import type {EditorStore} from './store';
import {readDirection, watchPage} from '../../../_shared/client/direction';

const DARK = '(prefers-color-scheme: dark)';

/** What an edited demo is shown in: what was chosen for it, else what its page has. */
export function readEnvironment(store: EditorStore, stage: HTMLElement): RunnerEnvironment {
  const {mode, direction, density} = store.get().environment;
  return {
    mode: mode ?? pageMode(),
    direction: direction ?? readDirection(),
    density,
    centred: stage.dataset.bg !== 'inline',
  };
}

/** The page has no attribute where nobody chose. */
function pageMode(): RunnerEnvironment['mode'] {
  const {theme} = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/**
 * Calls back whenever the environment may have changed.
 *
 * @returns stops
 */
export function watchEnvironment(store: EditorStore, listener: () => void): () => void {
  const stops = [watchPage(listener), store.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}
