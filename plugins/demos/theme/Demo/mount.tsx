import type {ReactElement} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, hydrateRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import type {FrameStyles} from '../../../_shared/client/frameModule';
import type {Side} from './DemoRoot';
import {isServed} from './heights';
import LiveDemo from './LiveDemo';
import type {LiveDemoProps} from './LiveDemo';
import {followOverlays} from './overlays';
import {currentSide, servedSide} from './sides';

export interface Mounting extends Omit<LiveDemoProps, 'element'> {
  /** Prefix of the ids within the demo, the same as on the server. */
  prefix: string;
}

/**
 * The side on which a demo begins. What was served is hydrated as it was served, left-to-right, and
 * turned then: so the clicks that were held find the elements that they were made on.
 */
export async function firstSide(element: Element, styles: FrameStyles | undefined): Promise<Side> {
  return isServed(element) ? servedSide(styles) : currentSide(styles);
}

/**
 * Brings a demo to life. A chunk of its own: React's DOM is loaded with the first demo that
 * is wanted.
 *
 * @param element the element that holds the demo
 * @returns takes the demo down
 */
export function mountDemo(element: Element, {prefix, ...demo}: Mounting): () => void {
  const tree = <LiveDemo {...demo} element={element} />;
  if (isServed(element)) demo.frame?.styles?.adopt?.(demo.first.sheets);
  const endOverlays = followOverlays(element);
  let isOver = false;
  const root = start(element, tree, prefix, (error) => {
    // One that goes with its page before React has begun to hydrate it is none that anybody misses.
    if (!isOver && !isWaiting(error)) reportError(error);
  });
  return () => {
    isOver = true;
    // Later, as React refuses to take a root down while another one is rendering.
    queueMicrotask(() => root.unmount());
    endOverlays();
  };
}

function start(
  element: Element,
  tree: ReactElement,
  identifierPrefix: string,
  onRecoverableError: (error: unknown) => void,
): Root {
  const container = element.firstElementChild ?? element.appendChild(document.createElement('div'));
  if (isServed(element)) {
    return hydrateRoot(container, tree, {identifierPrefix, onRecoverableError});
  }
  const root = createRoot(container, {identifierPrefix});
  // At once: where its code was there already, a demo is in its place before the page is painted.
  flushSync(() => root.render(tree));
  return root;
}

/** What a demo itself waited for on the server is rendered here: no fault, whatever React says. */
function isWaiting(error: unknown): boolean {
  const {message} = error as Error;
  return /^The server could not finish this Suspense boundary|#419;/.test(message);
}
