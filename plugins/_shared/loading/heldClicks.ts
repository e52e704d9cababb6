import {FACES_KEY, LATE_FACES, LATE_SCRIPT, WANTS_REACT} from './lateScripts';

/** Where the inline script leaves what it held, on `window`. */
export const HELD_CLICKS = 'vitrineHeldClicks';

/** A click that has not been let through. */
export interface HeldClick {
  /** Kept beside the event, which forgets its target once it was dispatched. */
  target: EventTarget;
  event: MouseEvent;
}

/** What the inline script and those who make up for clicks share. */
export interface EarlyClicks {
  held: HeldClick[];
  /** Elements of demos that hold their clicks by themselves. */
  taken: WeakSet<Element>;
  /** {@link HELD_CONTROLS}, for the loader, which is too small to say it twice. */
  controls: string;
  /** Set by the page's own code once something serves these without React: they are held no longer. */
  free?: string;
  /** Set by the loader: demos come alive without the page until that is wanted, and say so. */
  late?: {page: Promise<void>; isPageWanted: boolean; onDemo: () => void};
}

/** What holds a live demo, and what that has attached to the page: clicks there are the demo's own. */
export const [DEMO, DEMO_OVERLAY] = ['[data-demo]', '[data-demo-overlay]'];

const CHOICES = ':is([type=radio],[type=checkbox],[type=range])';

/**
 * The controls outside of demos that do nothing before React is there. Links, disclosures, popovers
 * and forms work without it, unless `data-needs` says otherwise, or `data-wants-react` that they do
 * better with it; text can be typed without it.
 */
export const HELD_CONTROLS = [
  'button:not([popovertarget],[commandfor],form *)',
  '[data-needs] button',
  'button[data-needs]',
  `button[${WANTS_REACT}=use]`,
  `[data-needs] input${CHOICES}`,
  `input[data-needs]${CHOICES}`,
  ':is([role=button],[role=tab],[role=switch],[role=menuitem],[role=option]):not(a,input,summary)',
].join();

/**
 * The inline script that holds clicks before any code of the page is there: those on demos, and,
 * while React is still to come (`LATE_SCRIPT`, at the end of the page), those on controls that need
 * it. Who brings the code makes up for them. Links work without code, and clicks with a key open
 * them elsewhere: both pass. It also has a tab that has the late faces begin with them, as a policy
 * allows few scripts.
 */
export function heldClicksScript(): string {
  return `(function(){
var early=window.${HELD_CLICKS}={held:[],taken:new WeakSet,controls:'${HELD_CONTROLS}'};
document.addEventListener('click',function(event){
var target=event.target,demo=target.closest&&target.closest('${DEMO}');
if(event.metaKey||event.ctrlKey||event.shiftKey||event.altKey||target.closest&&target.closest('${DEMO_OVERLAY}'))return;
if(demo?early.taken.has(demo)||target.closest('a[href]'):
!target.closest||!target.closest(early.controls)||early.free&&target.closest(early.free)||document.readyState!=='loading'&&!document.querySelector('${LATE_SCRIPT}'))return;
early.held.push({target:target,event:event});
event.preventDefault();
event.stopPropagation()
},true);
try{if(sessionStorage.getItem('${FACES_KEY}'))document.querySelector('style[${LATE_FACES}]').media='all'}catch(denied){}
})()`;
}
