import {ALONE_ATTRIBUTE, ALONE_PARAM, markAlone} from '../../core/alone';
import type {DemoStore} from './demoStore';
import './alone.module.css';

/** Whether the page shows one of its demos and nothing else. */
export function isAlonePage(): boolean {
  return document.documentElement.hasAttribute(ALONE_ATTRIBUTE);
}

/** Whether it does so in the window of a demo in another page. */
export function isFramedAlone(): boolean {
  return document.documentElement.getAttribute(ALONE_ATTRIBUTE) === 'frame';
}

/**
 * Shows a demo alone where the address asks for it (`?demo=<id of its figure>`), and lets the
 * window that it may be in have its say.
 *
 * @returns ends it
 */
export function followAlone(figure: HTMLElement, store: DemoStore): () => void {
  if (new URLSearchParams(location.search).get(ALONE_PARAM) !== figure.id) return () => undefined;
  const root = document.documentElement;
  const isFramed = window.parent !== window;
  root.setAttribute(ALONE_ATTRIBUTE, isFramed ? 'frame' : 'page');
  const unmark = markAlone(figure);
  let stopped = false;
  let stop: (() => void) | undefined;
  if (isFramed) {
    void import('./window/child').then(({serveParent}) => {
      if (!stopped) stop = serveParent(figure, store);
    });
  }
  return () => {
    stopped = true;
    stop?.();
    unmark();
    root.removeAttribute(ALONE_ATTRIBUTE);
  };
}
