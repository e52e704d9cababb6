import {use, useEffect, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react/pure';
import frames from '@generated/live-demos/default/frames.js';
import {loadServed} from '../client/served';
import {createDemoStore} from '../theme/Demo/demoStore';
import Island from '../theme/Demo/Island';
import type {DemoModule, FrameModule, FrameProps, RunnableDemo} from '../theme/Demo/types';

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
  const store = createDemoStore();
  const view = render(<Island demo={demo} style={{}} store={store} />);
  const element = view.container.querySelector('[data-demo="Counter"]') as HTMLElement;
  return {...view, element, store, load: demo.load};
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

describe('a demo that was loaded with its page, as it would have been served', () => {
  const BOX = '<div><!--$--><button>Pressed 0</button><!--/$--></div>';

  beforeEach(async () => {
    document.documentElement.dataset.hasHydrated = 'true';
    Object.assign(AbortSignal, {timeout: () => new AbortController().signal});
    const page = `<style data-href="demo-frame-test">:root{--tint:#639}</style>
      <figure id="demo-counter"><div data-demo="Counter">${BOX}</div></figure>`;
    Object.assign(globalThis, {fetch: async () => ({ok: true, text: async () => page})});
    await loadServed('/');
  });
  afterEach(() => delete document.documentElement.dataset.hasHydrated);

  function renderServed(at = 'docs/a.md:3') {
    const load = jest.fn(async () => ({default: Counter}));
    const demo = {id: 'demo-counter', name: 'Counter', file: 'A.tsx', at, load, server: undefined};
    render(<Island demo={demo} style={{}} store={createDemoStore()} />);
    return {load, button: screen.getByRole('button')};
  }

  it('is there before its code is, and its elements stay when that comes', async () => {
    const {load, button} = renderServed();
    expect(load).not.toHaveBeenCalled();
    fireEvent.click(button);
    await comeNear();
    await waitFor(() => expect(button.textContent).toBe('Pressed 1'));
    expect(screen.getByRole('button')).toBe(button);
  });

  it('has the sheet of its frame from the start', () => {
    renderServed('docs/framed/a.md:3');
    const sheet = document.querySelector('style[data-href="demo-frame-test"]');
    expect(sheet?.textContent).toBe(':root{--tint:#639}');
  });
});

it('does not say its direction before it is turned, as it is not seen until then', async () => {
  document.documentElement.setAttribute('dir', 'rtl');
  const {element} = renderIsland(Counter);
  element.innerHTML = '<div><!--$--><button>Pressed 0</button><!--/$--></div>';
  const said: (string | null)[] = [];
  const observer = new MutationObserver(() => said.push(element.getAttribute('dir')));
  observer.observe(element, {attributeFilter: ['dir']});
  expect(element.hasAttribute('data-demo-awaited')).toBe(true);
  await comeNear();
  await waitFor(() => expect(element.getAttribute('dir')).toBe('rtl'));
  observer.disconnect();
  expect(said).toEqual(['rtl']);
  document.documentElement.removeAttribute('dir');
});

it('waits for nobody where its code cannot be loaded', async () => {
  const {element} = renderIsland(Counter, () => Promise.reject(new Error('offline')));
  await comeNear();
  await waitFor(() => expect(element.hasAttribute('data-demo-awaited')).toBe(false));
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

describe('a new run', () => {
  it('starts the demo afresh, in its place', async () => {
    const {element, store, load} = renderIsland(Counter);
    await comeNear();
    fireEvent.click(screen.getByRole('button'));
    expect(element.textContent).toBe('Pressed 1');
    act(() => store.set({run: 1}));
    expect(element.textContent).toBe('Pressed 0');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('an environment of its own', () => {
  const Shows = (props: FrameProps): ReactNode => (
    <output title={`${props.direction} ${props.mode} ${props.density}`}>{props.children}</output>
  );
  const framed = () => {
    loadFrame.mockResolvedValue({
      Frame: Shows,
      css: () => '',
      version: '1.2.3',
      densities: ['comfortable', 'compact'],
    });
    return renderIsland(Counter, undefined, 'docs/framed/a.md:3');
  };
  const turnPage = (dir: string) =>
    act(async () => document.documentElement.setAttribute('dir', dir));

  it('is followed by its frame and on its element, and its state is kept', async () => {
    const {element, store} = framed();
    await comeNear();
    fireEvent.click(screen.getByRole('button'));
    const environment = {mode: 'dark', density: 'compact', direction: 'rtl'} as const;
    await act(async () => store.set({environment}));
    expect(screen.getByRole('status').title).toBe('rtl dark compact');
    expect(element.dataset).toMatchObject({demoMode: 'dark', demoDensity: 'compact'});
    expect(element.getAttribute('dir')).toBe('rtl');
    expect(element.textContent).toBe('Pressed 1');
  });

  it('is that of the page again where it is given up; its own direction resists the page', async () => {
    const {element, store} = framed();
    await comeNear();
    await act(async () => store.set({environment: {direction: 'ltr'}}));
    await turnPage('rtl');
    expect(element.getAttribute('dir')).toBe('ltr');
    await act(async () => store.set({environment: {}}));
    expect(element.getAttribute('dir')).toBe('rtl');
    expect(element.dataset.demoMode).toBeUndefined();
    document.documentElement.removeAttribute('dir');
  });

  it('says which library it is, and what there is to choose from', async () => {
    const {element} = framed();
    await comeNear();
    expect(element.dataset.libraryVersion).toBe('1.2.3');
    expect(element.dataset.demoDensities).toBe('comfortable compact');
  });
});

describe('the place of a demo that was navigated to', () => {
  it('has the least height until the demo shows, and then the one that it had', async () => {
    const {element, unmount} = renderIsland(Counter, undefined, 'docs/tall.md:3');
    expect(element.hasAttribute('data-demo-pending')).toBe(true);
    await comeNear();
    expect(element.hasAttribute('data-demo-pending')).toBe(false);
    jest.spyOn(element, 'offsetHeight', 'get').mockReturnValue(123);
    await act(async () => unmount());
    const again = renderIsland(Counter, undefined, 'docs/tall.md:3').element;
    expect(again.style.minBlockSize).toBe('123px');
    await comeNear();
    expect(again.style.minBlockSize).toBe('');
  });

  it('is filled before the page is painted where the code is there already', async () => {
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({top: 10, bottom: 50, height: 40} as DOMRect);
    const {element} = renderIsland(Counter);
    await act(async () => undefined);
    expect(element.textContent).toBe('Pressed 0');
  });
});

describe('a demo that is asleep, edited or hidden', () => {
  it('is not loaded', async () => {
    const demo = {name: 'A', file: 'A.tsx', at: 'a.md:1', load: jest.fn(), server: undefined};
    render(<Island demo={demo} style={{}} store={createDemoStore()} isAsleep />);
    await comeNear();
    expect(demo.load).not.toHaveBeenCalled();
  });

  it('gives way to what the editor shows', async () => {
    const {element, store} = renderIsland(Counter);
    act(() => store.set({edited: true}));
    expect(element.style.display).toBe('none');
    act(() => store.set({edited: false}));
    expect(element.style.display).toBe('');
  });
});

describe('a demo that never settles', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const never = new Promise<ReactNode>(() => undefined);
  const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

  it('gives way to a message after 10 seconds, and starts afresh on reset', async () => {
    let waits = true;
    renderIsland(() => (waits ? use(never) : <b>Here</b>));
    await comeNear();
    await wait(9_999);
    expect(screen.queryByRole('alert')).toBeNull();
    await wait(1);
    expect(screen.getByRole('alert').textContent).toContain('has not arrived within 10 seconds');
    waits = false;
    fireEvent.click(screen.getByText('Reset'));
    expect(screen.getByText('Here')).toBeTruthy();
    await wait(20_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does so too where it shows at first, and waits later', async () => {
    function Later(): ReactNode {
      const [waits, setWaits] = useState(false);
      return <button onClick={() => setWaits(true)}>{waits ? use(never) : 'Wait'}</button>;
    }
    renderIsland(Later);
    await comeNear();
    await wait(20_000);
    await act(async () => fireEvent.click(screen.getByText('Wait')));
    await wait(10_000);
    expect(screen.getByRole('alert').textContent).toContain('The demo Counter stopped: it waits');
  });

  it('is left alone where it failed for another reason', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderIsland(Fragile);
    await comeNear();
    fireEvent.click(screen.getByText('Break'));
    await wait(20_000);
    expect(screen.getByRole('alert').textContent).toContain('glass');
    expect(log).toHaveBeenCalled();
  });
});

describe('a demo that fails', () => {
  it('shows why where it throws in an effect', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderIsland(() => {
      useEffect(() => {
        throw new Error('too late');
      }, []);
      return 'Shown';
    });
    await comeNear();
    expect(screen.getByRole('alert').textContent).toContain('too late');
    expect(log).toHaveBeenCalled();
  });

  it('starts afresh by a new run of the toolbar', async () => {
    const load = jest.fn(async () => ({default: Counter}));
    load.mockRejectedValueOnce(new Error('chunk lost'));
    const {store} = renderIsland(Counter, load);
    await comeNear();
    act(() => store.set({run: 1}));
    await comeNear();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button').textContent).toBe('Pressed 0');
  });

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
