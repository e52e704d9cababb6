import type {ComponentType} from 'react';
import type {EmotionCache} from '@emotion/cache';
import {createRoot, hydrateRoot} from 'react-dom/client';
import DemoRoot, {createStyleCache} from './DemoRoot';

/**
 * One cache for all demos of the page. On creation it takes over the styles that were served, of
 * all demos at once: a cache for each would remove, with its own demo, the styles of the others.
 */
let pageCache: EmotionCache | undefined;

/**
 * Brings a demo to life. A chunk of its own: React's DOM and Emotion are loaded with the first
 * demo that is wanted.
 *
 * @param element the element that holds the demo
 * @param Component the demo
 * @param props its name, and the prefix of its ids, the same as on the server
 * @returns takes the demo down
 */
export function mountDemo(
  element: Element,
  Component: ComponentType,
  {name, prefix}: {name: string; prefix: string},
): () => void {
  pageCache ??= createStyleCache();
  const tree = (
    <DemoRoot name={name} cache={pageCache}>
      <Component />
    </DemoRoot>
  );
  const root = start(element, tree, {identifierPrefix: prefix});
  // Later, as React refuses to take a root down while another one is rendering.
  return () => queueMicrotask(() => root.unmount());
}

function start(element: Element, tree: React.JSX.Element, options: {identifierPrefix: string}) {
  const served = element.firstElementChild;
  if (served?.hasChildNodes()) return hydrateRoot(served, tree, options);
  const container = served ?? element.appendChild(document.createElement('div'));
  const root = createRoot(container, options);
  root.render(tree);
  return root;
}
