import {fireEvent, render, screen, waitFor} from '@testing-library/react/pure';
import {loadServed} from '../client/served';
import {createDemoStore} from '../theme/Demo/demoStore';
import Island from '../theme/Demo/Island';
import {comeNear, Counter, prepareBrowser, renderIsland, takeDown} from './__fixtures__/island';

jest.mock(
  '@generated/demos/default/frames.js',
  () => [{path: 'docs/framed/', id: 'demo-frame-test', load: jest.fn()}],
  {virtual: true},
);

beforeEach(prepareBrowser);
afterEach(takeDown);

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
