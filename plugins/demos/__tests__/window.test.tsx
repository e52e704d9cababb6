import {act, fireEvent, screen} from '@testing-library/react/pure';
import {clearPage, comeNear, height, load, openWindow, preparePage} from './__fixtures__/window';

jest.mock('@generated/demos/default/frames.js', () => [], {virtual: true});

beforeEach(preparePage);
afterEach(clearPage);

describe('a demo with the option iframe', () => {
  it('is shown in a window: the page itself, this demo alone, as it is seen now', async () => {
    document.documentElement.dataset.theme = 'dark';
    const {frame} = await openWindow();
    expect(frame()?.getAttribute('src')).toBe('/page/?q=1&mode=dark&demo=demo-a&dir=ltr');
    expect(frame()?.title).toBe('A demo');
    expect(load).not.toHaveBeenCalled();
  });

  it('stands where it was served until the window has it, and gives it its height', async () => {
    const {frame, island, tell} = await openWindow();
    expect(island.style.display).toBe('');
    await tell(height(150));
    expect(frame()?.style.blockSize).toBe('150px');
    expect(island.style.display).toBe('none');
  });

  it('is told what was clicked before, as soon as it listens, once', async () => {
    const {frame, island, tell} = await openWindow();
    island.innerHTML = '<style></style><div><style></style><p></p><button>Press</button></div>';
    const pressed = jest.fn();
    island.querySelector('div')?.addEventListener('click', pressed);
    island.querySelector('button')?.click();
    expect(pressed).not.toHaveBeenCalled();
    const post = jest.spyOn(frame()?.contentWindow as Window, 'postMessage');
    await tell(height(150));
    await tell(height(160));
    const made = post.mock.calls.map(([message]) => message as {type: string});
    expect(made.filter(({type}) => type === 'vitrine-demo-clicks')).toEqual([
      {
        type: 'vitrine-demo-clicks',
        clicks: [{steps: [0, 1], gesture: {detail: 0, button: 0, clientX: 0, clientY: 0}}],
      },
    ]);
  });

  it('has the height of its option', async () => {
    const {frame, tell} = await openWindow({iframe: true, height: 400});
    await tell(height(150));
    expect(frame()?.style.blockSize).toBe('400px');
  });

  it('gives its place to what is edited, and is there again afterwards', async () => {
    const {frame, island, store, tell} = await openWindow();
    await tell(height(150));
    const window = frame();
    const isUnseen = () => Boolean(window?.closest('.awaited'));
    expect(isUnseen()).toBe(false);
    await act(async () => store.set({edited: true}));
    expect([isUnseen(), island.style.display]).toEqual([true, 'none']);
    await act(async () => store.set({edited: false}));
    expect([isUnseen(), island.style.display]).toEqual([false, 'none']);
    expect(frame()).toBe(window);
  });

  it('hears nobody else', async () => {
    const {island, tell} = await openWindow();
    await tell(height(1), window);
    await tell(height(1), undefined, 'https://elsewhere.example');
    await tell(height(1, 'demo-b'));
    await tell('vitrine-demo-height');
    expect(island.style.display).toBe('');
  });

  it('shows what was served in the window, where its code does not come', async () => {
    const {frame, island} = await openWindow();
    act(() => void fireEvent.load(frame() as HTMLElement));
    expect(island.style.display).toBe('none');
  });

  it('tells its window what is chosen, and what the page turns to', async () => {
    const {frame, store, tell} = await openWindow();
    await tell(height(150));
    const post = jest.spyOn(frame()?.contentWindow as Window, 'postMessage');
    await act(async () => store.set({environment: {direction: 'rtl'}, run: 1}));
    await act(async () => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(post.mock.calls.map(([message]) => message as unknown)).toEqual([
      {type: 'vitrine-demo-state', environment: {mode: 'light', direction: 'rtl'}, run: 1},
      {type: 'vitrine-demo-state', environment: {mode: 'dark', direction: 'rtl'}, run: 1},
    ]);
    expect(post.mock.calls.every(([, origin]) => (origin as unknown) === location.origin)).toBe(
      true,
    );
  });

  it('is no window within a window', async () => {
    document.documentElement.setAttribute('data-demo-alone', 'frame');
    const {frame, island} = await openWindow();
    expect(frame()).toBeNull();
    expect(island.textContent).toBe('Live');
  });
});

describe('a demo with the option isolated', () => {
  it('is in a window, whatever the option iframe says', async () => {
    const {frame} = await openWindow({iframe: false, isolated: true});
    expect(frame()).not.toBeNull();
  });
});

describe('any other demo', () => {
  it('is in a window while a width is chosen', async () => {
    const {frame, island, store, tell} = await openWindow({});
    expect(frame()).toBeNull();
    expect(island.textContent).toBe('Live');
    await act(async () => store.set({environment: {width: 320}}));
    await comeNear();
    expect(frame()?.style.inlineSize).toBe('320px');
    await tell(height(90));
    expect(island.style.display).toBe('none');
    await act(async () => store.set({environment: {}}));
    expect(frame()).toBeNull();
    expect(island.style.display).toBe('');
  });
});

describe('a demo in a page of its own', () => {
  beforeEach(() => document.documentElement.setAttribute('data-demo-alone', 'page'));

  it('needs no window, as the page is one', async () => {
    const {frame} = await openWindow();
    expect(frame()).toBeNull();
  });

  it('has one of the width that was chosen for it', async () => {
    const {frame, store} = await openWindow({});
    await act(async () => store.set({environment: {width: 320}}));
    await comeNear();
    expect(frame()?.style.inlineSize).toBe('320px');
  });
});

describe('the handle', () => {
  async function openHandle() {
    const {frame, store} = await openWindow();
    await act(async () => store.set({environment: {width: 600}}));
    const handle = screen.getByRole('separator', {name: 'Width of the window'});
    return {frame, handle};
  }

  it.each([
    ['ArrowRight', {}, 610],
    ['ArrowLeft', {}, 590],
    ['ArrowRight', {shiftKey: true}, 700],
    ['Home', {}, 240],
    ['End', {}, 1920],
  ])('draws by %s %j to %i', async (key, modifiers, width) => {
    const {frame, handle} = await openHandle();
    expect(handle.getAttribute('aria-valuenow')).toBe('600');
    fireEvent.keyDown(handle, {key, ...modifiers});
    expect(frame()?.style.inlineSize).toBe(`${width}px`);
    expect(handle.getAttribute('aria-valuenow')).toBe(String(width));
    expect(window.location.search).not.toContain('demo-width');
    fireEvent.keyUp(handle, {key});
    expect(window.location.search).toContain(`demo-width=${width}`);
  });

  it('draws the other way where the page is read from right to left', async () => {
    const {frame, handle} = await openHandle();
    handle.style.direction = 'rtl';
    fireEvent.keyDown(handle, {key: 'ArrowRight'});
    expect(frame()?.style.inlineSize).toBe('590px');
  });

  it('follows the pointer while it is held', async () => {
    const {frame, handle} = await openHandle();
    const held = new Set<number>();
    Object.assign(handle, {
      setPointerCapture: (id: number) => held.add(id),
      hasPointerCapture: (id: number) => held.has(id),
    });
    const move = (clientX: number) =>
      fireEvent(handle, new MouseEvent('pointermove', {bubbles: true, clientX}));
    move(500);
    expect(frame()?.style.inlineSize).toBe('600px');
    fireEvent(handle, new MouseEvent('pointerdown', {bubbles: true}));
    move(480.4);
    expect(frame()?.style.inlineSize).toBe('480px');
  });
});
