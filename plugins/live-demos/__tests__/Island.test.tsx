import {useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react/pure';
import frames from '@generated/live-demos/default/frames.js';
import Island from '../theme/Demo/Island';
import type {DemoModule, FrameModule, RunnableDemo} from '../theme/Demo/types';

jest.mock(
  '@generated/live-demos/default/frames.js',
  () => [{path: 'docs/framed/', id: 'demo-frame-test', load: jest.fn()}],
  {virtual: true},
);

const loadFrame = frames[0]?.load as jest.Mock<Promise<FrameModule>>;

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

function renderIsland(
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

describe('a demo with a frame', () => {
  const framed = () => renderIsland(Counter, undefined, 'docs/framed/a.md:3');
  const sheets = () => document.querySelectorAll('style[data-href="demo-frame-test"]');

  it('is rendered within it, and its sheet comes to the page once', async () => {
    loadFrame.mockResolvedValue({
      Frame: ({direction, children}) => <section title={direction}>{children}</section>,
      css: () => ':root{--tint:#639}',
    });
    const {element} = framed();
    expect(loadFrame).not.toHaveBeenCalled();
    await comeNear();
    framed();
    await comeNear();
    expect(screen.getAllByTitle('ltr')).toHaveLength(2);
    expect(element.getAttribute('dir')).toBe('ltr');
    expect([...sheets()].map((sheet) => sheet.textContent)).toEqual([':root{--tint:#639}']);
  });

  it('begins right-to-left where the page is', async () => {
    document.documentElement.setAttribute('dir', 'rtl');
    const directions: string[] = [];
    loadFrame.mockResolvedValue({
      Frame({direction, children}) {
        directions.push(direction);
        return children;
      },
      css: () => '',
    });
    const {element} = framed();
    await comeNear();
    expect(element.getAttribute('dir')).toBe('rtl');
    expect(new Set(directions)).toEqual(new Set(['rtl']));
    document.documentElement.removeAttribute('dir');
  });

  it('fails like its own code where the frame does not come', async () => {
    loadFrame.mockRejectedValueOnce(new Error('frame lost'));
    framed();
    await comeNear();
    expect(screen.getByRole('alert').textContent).toContain('frame lost');
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
