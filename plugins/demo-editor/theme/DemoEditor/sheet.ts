import type {Length} from '../../core/types';
import styles from './styles.module.css';

/** What holds the frame of an edited demo in the demo's case, one frame after the other. */
export interface Sheet {
  element: HTMLElement;
  /** Draws the frame as wide as the window that was chosen for the demo; absent: as its case. */
  setWidth: (width: number | undefined) => void;
}

/**
 * Lays a sheet into a demo's case. A frame that is wider than the case scrolls in it.
 *
 * @param leastHeight height that the demo's author reserved
 */
export function laySheet(stage: HTMLElement, leastHeight: Length | undefined): Sheet {
  const element = document.createElement('div');
  element.className = styles.sheet ?? '';
  const set = (name: string, length: Length | undefined) =>
    element.style.setProperty(name, typeof length === 'number' ? `${length}px` : (length ?? null));
  set('--v-frame-least', leastHeight);
  stage.append(element);
  return {element, setWidth: (width) => set('--v-frame-width', width)};
}
