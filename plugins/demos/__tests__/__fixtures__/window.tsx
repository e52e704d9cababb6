import {act, cleanup, render} from '@testing-library/react/pure';
import type {DemoOptions} from '../../../demo-code/core/demo';
import {createDemoStore} from '../../theme/Demo/demoStore';
import DemoWindow from '../../theme/Demo/window';

const near: (() => void)[] = [];
/** Brings all that waits for it near the view. */
export const comeNear = () => act(async () => near.forEach((callback) => callback()));

class Observer {
  constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
    near.push(() => callback([{isIntersecting: true}]));
  }
  observe() {}
  disconnect() {}
}

class NoObserver {
  observe() {}
  disconnect() {}
}

/** Gives the page an address and what jsdom lacks, before each test. */
export function preparePage(): void {
  near.length = 0;
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    ResizeObserver: NoObserver,
    VITRINE_SERVER: false,
  });
  window.history.replaceState(null, '', '/page/?q=1&mode=dark');
}

/** Takes away what a test has rendered and set. */
export async function clearPage(): Promise<void> {
  await act(async () => cleanup());
  document.documentElement.removeAttribute('data-demo-alone');
  document.documentElement.removeAttribute('data-theme');
}

/** The code of the demo. */
export const load = jest.fn(async () => ({default: () => <b>Live</b>}));

/** A demo, near the view, with the window that it may have. */
export async function openWindow(options: DemoOptions = {iframe: true}, id = 'demo-a') {
  const store = createDemoStore();
  const demo = {name: 'A', file: 'A.tsx', at: 'docs/a.md:3', load, server: undefined};
  const {container} = render(
    <figure id={id}>
      <div>
        <DemoWindow demo={demo} options={options} title="A demo" store={store} />
      </div>
    </figure>,
  );
  await comeNear();
  const frame = () => container.querySelector('iframe');
  const island = container.querySelector('[data-demo]') as HTMLElement;
  const tell = (
    data: unknown,
    source: unknown = frame()?.contentWindow,
    origin = location.origin,
  ) =>
    act(async () => {
      const event = new MessageEvent('message', {data, origin});
      Object.defineProperty(event, 'source', {value: source});
      window.dispatchEvent(event);
    });
  return {store, frame, island, tell};
}

/** What a window says of its height. */
export const height = (pixels: number, id = 'demo-a') => ({
  type: 'vitrine-demo-height',
  id,
  height: pixels,
});
