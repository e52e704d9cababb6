import {isDemoWindow} from '../../../_shared/client/frame';
import {LATE_SCRIPTS, readLateScripts} from '../../../_shared/loading/lateScripts';
import {DEMO_SCRIPTS} from '../../core/demoScripts';
import {partOf} from '../../core/intent';
import {heldClicks} from '../early';
import {HEADER_END} from '../../core/header';
import {openServed} from '../servedDialog';
import {drawAhead} from './drawAhead';
import {keepPlaces} from './places';
import {serveFaces} from './lateFaces';
import {createSession} from './session';
import {serveIntent} from './serveIntent';
import {serveSettings} from './serveSettings';
import {serveSurroundings} from './surroundings';
import {touchedBy} from './touched';
import {layOutAhead, whenOpened} from './whenOpened';

const named = (name: string) => document.currentScript?.getAttribute(name);
const [all, ofHeader, ofDemos] = [
  named(LATE_SCRIPTS),
  named(LATE_SCRIPTS)?.split(HEADER_END)[0],
  named(DEMO_SCRIPTS),
].map(readLateScripts) as [string[], string[], string[]];

// Its absence, when the document is read, is how Docusaurus' start page knows of a wrong `baseUrl`.
Object.assign(window, {docusaurus: {}});

if (all.length > 0) {
  const session = createSession({all, ofHeader, ofDemos});
  // First: what it answers is not held, and wants no React.
  serveSettings(session.signal);
  serveIntent(session);
  const held = heldClicks()?.held ?? [];
  for (const part of new Set(held.map(({target}) => partOf(touchedBy(target))))) session.want(part);
  held.forEach(({target}) => openServed(target));
  serveSurroundings(session);
  layOutAhead();
  whenOpened(() => {
    serveFaces();
    if (isDemoWindow()) return;
    drawAhead(session.signal);
    // As the page before has left them. With a frame, which has styles made in any case: this script
    // runs in one task with the end of the page.
    requestAnimationFrame(() => {
      if (!session.signal.aborted) keepPlaces(session.signal);
    });
  });
  // Controls are shown from now on.
  document.documentElement.setAttribute('data-listening', '');
}
