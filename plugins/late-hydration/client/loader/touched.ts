import {DEMO, DEMO_OVERLAY} from '../../../_shared/loading/heldClicks';
import {heldClicks} from '../early';
import {WANTS_REACT} from '../../../_shared/loading/lateScripts';
import type {Touched} from '../../core/intent';
import {ALIVE, HEADER} from '../../core/header';
import {SETS} from '../sets';

/** What is typed into or chosen from; the browser serves it, and React is told later. */
const FIELD = 'input:not([type=radio],[type=checkbox],[type=range]),textarea,select';

const CONTROL = [heldClicks()?.controls, FIELD, '[data-needs]', `[${WANTS_REACT}=use]`]
  .filter(Boolean)
  .join();

/** What the target of an event is to intent. */
export function touchedBy(target: EventTarget | null): Touched {
  const element = target instanceof Element ? target : undefined;
  const isIn = (selector: string) => Boolean(element?.closest(selector));
  const demo = element?.closest(DEMO);
  const header = element?.closest(`[${HEADER}]`);
  return {
    // A link leads on without React, wherever it stands.
    isControl: isIn(CONTROL) && !isIn(`a[href],[${SETS}]`),
    isField: isIn(FIELD),
    isDemo: Boolean(demo),
    isHeader: Boolean(header),
    isAlive:
      isIn(DEMO_OVERLAY) ||
      header?.getAttribute(HEADER) === ALIVE ||
      Boolean(demo && heldClicks()?.taken.has(demo)),
  };
}
