import {useId, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import styled from '@emotion/styled';
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import Island from '../theme/Demo/Island';
import type {DemoModule, RunnableDemo} from '../theme/Demo/types';

interface Observed {
  element: Element;
  near: () => void;
}

const observed: Observed[] = [];

class Observer {
  constructor(private readonly callback: (entries: {isIntersecting: boolean}[]) => void) {}
  observe(element: Element) {
    observed.push({element, near: () => this.callback([{isIntersecting: true}])});
  }
  disconnect() {}
}

const Tinted = styled.button({color: 'rebeccapurple'});

function Counter() {
  const id = useId();
  const [count, setCount] = useState(0);
  return (
    <Tinted id={id} onClick={() => setCount(count + 1)}>
      {`Pressed ${count}`}
    </Tinted>
  );
}

function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('glass');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

let root: ReturnType<typeof createRoot>;
let loads: number;

beforeEach(() => {
  observed.length = 0;
  loads = 0;
  document.body.innerHTML = '<main></main>';
  Object.assign(globalThis, {IntersectionObserver: Observer, VITRINE_SERVER: false});
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
});

afterEach(async () => {
  await act(async () => root.unmount());
});

function demoOf(Component: ComponentType): RunnableDemo {
  const module: DemoModule = {default: Component};
  const load = async () => {
    loads += 1;
    return module;
  };
  return {name: 'Counter', file: 'Counter.tsx', at: 'docs/a.md:3', load, server: () => module};
}

/** A page with neighbours, so that ids are not trivially alike. */
function Page({demo}: {demo: RunnableDemo}): ReactNode {
  return (
    <article>
      <p id={useId()}>Text</p>
      <Island demo={demo} style={{}} />
    </article>
  );
}

function main(): HTMLElement {
  return screen.getByRole('main');
}

function island(): HTMLElement {
  return main().querySelector('[data-demo]') as HTMLElement;
}

/** The page's HTML as the server writes it: without a document, or Emotion acts as in a browser. */
function servedHtml(demo: RunnableDemo): string {
  let html = '';
  Object.assign(globalThis, {VITRINE_SERVER: true});
  jest.isolateModules(() => {
    html = (require('./__fixtures__/serve') as typeof import('./__fixtures__/serve')).serve(
      <Page demo={demo} />,
    );
  });
  Object.assign(globalThis, {VITRINE_SERVER: false});
  return html;
}

async function hydratePage(demo: RunnableDemo): Promise<void> {
  main().innerHTML = servedHtml(demo);
  await act(async () => {
    root = hydrateRoot(main(), <Page demo={demo} />);
  });
}

async function renderPage(demo: RunnableDemo): Promise<void> {
  root = createRoot(main());
  await act(async () => root.render(<Page demo={demo} />));
}

async function comeNear(): Promise<void> {
  await act(async () => observed.at(-1)?.near());
}

describe('a served demo', () => {
  it('is in the HTML, and is not loaded with the page', async () => {
    await hydratePage(demoOf(Counter));
    expect(island().textContent).toContain('Pressed 0');
    expect(loads).toBe(0);
  });

  it('keeps its nodes when it is hydrated near the view, and then works', async () => {
    await hydratePage(demoOf(Counter));
    const button = screen.getByRole('button');
    const {id} = button;
    await comeNear();
    fireEvent.click(button);
    expect(screen.getByRole('button')).toBe(button);
    expect(button.textContent).toBe('Pressed 1');
    expect(button.id).toBe(id);
  });

  it('keeps its nodes when the page is rendered again', async () => {
    const demo = demoOf(Counter);
    await hydratePage(demo);
    await comeNear();
    fireEvent.click(screen.getByRole('button'));
    await act(async () => root.render(<Page demo={{...demo, load: async () => demo.load()}} />));
    expect(screen.getByRole('button').textContent).toBe('Pressed 1');
    expect(loads).toBe(1);
  });

  it.each(['pointerEnter', 'pointerDown', 'focusIn', 'keyDown'] as const)(
    'is loaded on %s',
    async (type) => {
      await hydratePage(demoOf(Counter));
      await act(async () => fireEvent[type](island()));
      expect(loads).toBe(1);
    },
  );

  it('is loaded once, however often it is touched', async () => {
    await hydratePage(demoOf(Counter));
    await act(async () => fireEvent.pointerDown(island()));
    await act(async () => fireEvent.focusIn(island()));
    await comeNear();
    expect(loads).toBe(1);
  });

  it('makes up for clicks that came before its code', async () => {
    await hydratePage(demoOf(Counter));
    const button = screen.getByRole('button');
    fireEvent.click(button);
    await comeNear();
    await waitFor(() => expect(button.textContent).toBe('Pressed 1'));
  });

  it('has a style sheet of its own in the head, once', async () => {
    await hydratePage(demoOf(Counter));
    await comeNear();
    expect(island().querySelector('style')).toBeNull();
    expect(getComputedStyle(screen.getByRole('button')).color).toBe('rgb(102, 51, 153)');
  });
});

describe('a demo of a page that was navigated to', () => {
  it('is rendered when it comes near the view', async () => {
    await renderPage(demoOf(Counter));
    expect(island().textContent).toBe('');
    await comeNear();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('Pressed 1');
  });

  it('is taken down with its page', async () => {
    await renderPage(demoOf(Counter));
    await comeNear();
    await act(async () => root.render(null));
    expect(main().innerHTML).toBe('');
  });

  it('is not started when the page goes while its code is loading', async () => {
    let finish = (_module: DemoModule) => undefined as void;
    const load = () => new Promise<DemoModule>((resolve) => (finish = resolve));
    const rendered = jest.fn(() => null);
    await renderPage({...demoOf(rendered), load});
    await comeNear();
    await act(async () => root.render(null));
    await act(async () => finish({default: rendered}));
    expect(rendered).not.toHaveBeenCalled();
  });
});

describe('a demo that fails', () => {
  it('shows why, and starts afresh on reset', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPage(demoOf(Fragile));
    await comeNear();
    fireEvent.click(screen.getByText('Break'));
    expect(screen.getByRole('alert').textContent).toContain('The demo Counter stopped: glass');
    fireEvent.click(screen.getByText('Reset'));
    expect(screen.getByText('Break')).toBeTruthy();
    expect(log).toHaveBeenCalled();
  });

  it('shows that its code did not come, and tries again on reset', async () => {
    const demo = demoOf(Counter);
    const load = jest.fn(demo.load).mockRejectedValueOnce(new Error('chunk lost'));
    await renderPage({...demo, load});
    await comeNear();
    expect(screen.getByRole('alert').textContent).toContain('chunk lost');
    await act(async () => fireEvent.click(screen.getByText('Reset')));
    await comeNear();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button').textContent).toBe('Pressed 0');
  });
});
