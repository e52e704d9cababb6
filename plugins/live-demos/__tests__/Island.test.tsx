import {useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react/pure';
import Island from '../theme/Demo/Island';
import type {DemoModule, RunnableDemo} from '../theme/Demo/types';

let comeNear: () => Promise<void>;

class Observer {
  constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
    comeNear = () => act(async () => callback([{isIntersecting: true}]));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, {IntersectionObserver: Observer, VITRINE_SERVER: false});
});

// By hand, as islands are taken down a moment after their page.
afterEach(() => act(async () => cleanup()));

function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>;
}

function Fragile(): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('glass');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

function renderIsland(Component: ComponentType, load = async () => ({default: Component})) {
  const demo: RunnableDemo = {
    name: 'Counter',
    file: 'Counter.tsx',
    at: 'docs/a.md:3',
    load: jest.fn(load),
    server: undefined,
  };
  const view = render(<Island demo={demo} style={{}} />);
  const element = view.container.querySelector('[data-demo="Counter"]') as HTMLElement;
  return {...view, element, load: demo.load};
}

describe('a demo of a page that was navigated to', () => {
  it('is rendered when it comes near the view', async () => {
    const {element} = renderIsland(Counter);
    expect(element.innerHTML).toBe('');
    await comeNear();
    fireEvent.click(screen.getByRole('button'));
    expect(element.textContent).toBe('Pressed 1');
  });

  it.each(['pointerEnter', 'pointerDown', 'focusIn', 'keyDown'] as const)(
    'is rendered on %s',
    async (type) => {
      const {element} = renderIsland(Counter);
      await act(async () => fireEvent[type](element));
      expect(element.textContent).toBe('Pressed 0');
    },
  );

  it('is loaded once, however often it is touched', async () => {
    const {element, load} = renderIsland(Counter);
    await act(async () => fireEvent.pointerDown(element));
    await act(async () => fireEvent.focusIn(element));
    await comeNear();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is taken down with its page', async () => {
    const {unmount, element} = renderIsland(Counter);
    await comeNear();
    await act(async () => unmount());
    expect(element.textContent).toBe('');
  });

  it('is not started when the page goes while its code is loading', async () => {
    const rendered = jest.fn(() => null);
    let arrive: (module: DemoModule) => void = () => undefined;
    const {unmount} = renderIsland(rendered, () => new Promise((resolve) => (arrive = resolve)));
    await comeNear();
    unmount();
    await act(async () => arrive({default: rendered}));
    expect(rendered).not.toHaveBeenCalled();
  });
});

describe('a demo that fails', () => {
  it('shows why, and starts afresh on reset', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderIsland(Fragile);
    await comeNear();
    fireEvent.click(screen.getByText('Break'));
    expect(screen.getByRole('alert').textContent).toContain('The demo Counter stopped: glass');
    fireEvent.click(screen.getByText('Reset'));
    expect(screen.getByText('Break')).toBeTruthy();
    expect(log).toHaveBeenCalled();
  });

  it('shows that its code did not come, and tries again on reset', async () => {
    const load = jest.fn(async () => ({default: Counter}));
    load.mockRejectedValueOnce(new Error('chunk lost'));
    renderIsland(Counter, load);
    await comeNear();
    expect(screen.getByRole('alert').textContent).toContain('chunk lost');
    fireEvent.click(screen.getByText('Reset'));
    await comeNear();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button').textContent).toBe('Pressed 0');
  });
});
