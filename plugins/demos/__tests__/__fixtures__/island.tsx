import {useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {act, cleanup, render} from '@testing-library/react/pure';
import {createDemoStore} from '../../theme/Demo/demoStore';
import Island from '../../theme/Demo/Island';
import type {RunnableDemo} from '../../theme/Demo/types';

type Listener = (entries: {isIntersecting: boolean}[]) => void;

let tellLast: Listener;

/** Stands for the browser's observer: it says what it is told to. */
class NearObserver {
  constructor(listener: Listener) {
    tellLast = listener;
  }
  observe() {}
  disconnect() {}
}

/** What an island needs of its surroundings in a test. */
export function prepareBrowser(): void {
  Object.assign(globalThis, {IntersectionObserver: NearObserver, VITRINE_SERVER: false});
}

/** Ends a test. By hand, as islands are taken down a moment after their page. */
export async function takeDown(): Promise<void> {
  await act(async () => cleanup());
}

/** Scrolls until the island that was rendered last is near the view. */
export async function comeNear(): Promise<void> {
  await act(async () => tellLast([{isIntersecting: true}]));
}

/** A demo with a state. */
export function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>;
}

/** A demo that fails on a click. */
export function Fragile(): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('glass');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

/** A demo named "Counter" on a page that was navigated to: nothing of it was served. */
export function renderIsland(
  Component: ComponentType,
  load = async () => ({default: Component}),
  at = 'docs/a.md:3',
) {
  const demo: RunnableDemo = {
    name: 'Counter',
    file: 'Counter.tsx',
    at,
    load: jest.fn(load),
    server: undefined,
  };
  const store = createDemoStore();
  const view = render(<Island demo={demo} style={{}} store={store} />);
  const element = view.container.querySelector('[data-demo="Counter"]') as HTMLElement;
  return {...view, element, store, load: demo.load};
}
