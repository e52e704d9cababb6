import {act, fireEvent, render, screen, waitFor} from '@testing-library/react/pure';
import {createDemoStore} from '../theme/Demo/demoStore';
import Island from '../theme/Demo/Island';
import type {DemoModule} from '../theme/Demo/types';
import {comeNear, Counter, prepareBrowser, renderIsland, takeDown} from './__fixtures__/island';

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});

beforeEach(prepareBrowser);
afterEach(takeDown);

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

it('waits for nobody where its code cannot be loaded', async () => {
  const {element} = renderIsland(Counter, () => Promise.reject(new Error('offline')));
  await comeNear();
  await waitFor(() => expect(element.hasAttribute('data-demo-awaited')).toBe(false));
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
