import type {DemoStore} from '../demoStore';
import {coerceEnvironment} from '../environment/address';
import {clickAll} from './clicks';
import {isFrom, readMessage} from './messages';
import type {ClicksMessage, HeightMessage, StateMessage} from './messages';

/** Room for a dialog or a menu, in pixels; they do not count as the demo's own height. */
const OVERLAY_HEIGHT = 400;

/**
 * In the window of a demo: tells the page around it how high the demo is, and follows what is
 * chosen there.
 *
 * @returns ends it
 */
export function serveParent(figure: HTMLElement, store: DemoStore): () => void {
  const {parent} = window;

  function tell(): void {
    const own = Math.ceil(figure.getBoundingClientRect().height);
    const hasOverlay = document.querySelector('body > [data-demo-overlay]') !== null;
    const height = hasOverlay ? Math.max(own, OVERLAY_HEIGHT) : own;
    const message: HeightMessage = {type: 'vitrine-demo-height', id: figure.id, height};
    parent.postMessage(message, location.origin);
  }

  function listen(event: MessageEvent): void {
    if (!isFrom(event, parent)) return;
    const state = readMessage<StateMessage>(event.data, 'vitrine-demo-state');
    if (state) store.set({environment: coerceEnvironment(state.environment), run: state.run});
    const made = readMessage<ClicksMessage>(event.data, 'vitrine-demo-clicks');
    const demo = figure.querySelector('[data-demo]');
    // Where its code is not there yet, the demo holds them once more.
    if (made && demo) void clickAll(demo, made.clicks);
  }

  const sizes = new ResizeObserver(tell);
  sizes.observe(figure);
  const overlays = new MutationObserver(tell);
  overlays.observe(document.body, {childList: true});
  window.addEventListener('message', listen);
  return () => {
    sizes.disconnect();
    overlays.disconnect();
    window.removeEventListener('message', listen);
  };
}
