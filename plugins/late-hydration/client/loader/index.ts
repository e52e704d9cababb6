import {isDemoWindow} from '../../../_shared/client/frame';
import {LATE_SCRIPTS, readLateScripts} from '../../../_shared/loading/lateScripts';
import type {HeldClick} from '../../../_shared/loading/heldClicks';
import {DEMO_SCRIPTS} from '../../core/demoScripts';
import {heldClicks} from '../early';
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

const [sources = [], ofDemos = []] = [LATE_SCRIPTS, DEMO_SCRIPTS].map((name) =>
  readLateScripts(document.currentScript?.getAttribute(name)),
);

// Its absence, when the document is read, is how Docusaurus' start page knows of a wrong `baseUrl`.
Object.assign(window, {docusaurus: {}});

if (sources.length > 0) {
  const session = createSession(sources, ofDemos);
  // First: what it answers is not held, and wants no React.
  serveSettings(session.signal);
  serveIntent(session);
  const held = heldClicks()?.held ?? [];
  const isOfDemo = ({target}: HeldClick) => touchedBy(target).isDemo;
  if (held.some((click) => !isOfDemo(click))) session.want();
  else if (held.length > 0) session.wantDemo();
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
