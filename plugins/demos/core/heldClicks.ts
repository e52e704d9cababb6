/** Where the inline script leaves what it held, on `window`. */
export const HELD_CLICKS = 'vitrineHeldClicks';

/** A click that has not been let through. */
export interface HeldClick {
  /** Kept beside the event, which forgets its target once it was dispatched. */
  target: EventTarget;
  event: MouseEvent;
}

/** What the inline script and the demos share. */
export interface EarlyClicks {
  held: HeldClick[];
  /** Elements of demos that hold their clicks by themselves. */
  taken: WeakSet<Element>;
}

/**
 * The inline script that holds clicks on demos before any code of the page is there, for the demos
 * to make up for. Links work without code, and clicks with a key open them elsewhere: both pass.
 */
export function heldClicksScript(): string {
  return `(function(){
var early=window.${HELD_CLICKS}={held:[],taken:new WeakSet};
document.addEventListener('click',function(event){
var target=event.target,demo=target.closest&&target.closest('[data-demo]');
if(!demo||early.taken.has(demo)||target.closest('a[href]'))return;
if(event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
early.held.push({target:target,event:event});
event.preventDefault();
event.stopPropagation()
},true)
})()`;
}
