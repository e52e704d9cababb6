import {fireEvent, screen} from '@testing-library/react';
import type {DemoStore} from '@theme/Demo/demoStore';
import {
  FILES,
  frame,
  open,
  openRunner,
  OTHERS,
  preparePage,
  stage,
  text,
  type,
} from './__fixtures__/editor';

let store: DemoStore;

beforeEach(() => {
  ({store} = preparePage());
});
afterEach(() => sessionStorage.clear());

/** Takes an editor away with its page. */
function leave({unmount}: {unmount: () => void}): void {
  unmount();
  const page = document.createElement('div');
  page.id = 'page';
  document.querySelector('#page')?.replaceWith(page);
}

describe('the editor of a demo', () => {
  it('loses nothing when the page renders again, or the editor comes back', async () => {
    const {again, unmount, name} = open();
    type('// mine');
    again();
    expect(text()).toBe('// mine');
    unmount();
    expect(store.get().edited).toBe(false);
    expect(frame()).toBeNull();
    document.body.innerHTML += '<div id="page"></div>';
    open(FILES, name);
    expect(text()).toBe('// mine');
    expect(document.body.textContent).toContain('What you typed before is restored.');
    await openRunner();
  });

  it('loses nothing where another variant was chosen meanwhile, and says so', () => {
    const first = open();
    const {name} = first;
    type('// mine');
    leave(first);
    const again = open(OTHERS, name, {others: FILES});
    expect(text()).toBe('// mine');
    expect(document.body.textContent).toContain(
      'What you typed before, in Basic.tsx, is restored.',
    );
    fireEvent.click(screen.getByRole('button', {name: 'Reset to the original'}));
    expect(text()).toBe(FILES[0]?.text);
    leave(again);
    open(OTHERS, name, {others: FILES});
    expect(text()).toBe(OTHERS[0]?.text);
  });

  it('keeps apart what is typed into two demos of one name', () => {
    const figure = document.body.appendChild(document.createElement('figure'));
    figure.append(stage());
    figure.id = 'demo-twin';
    const first = open(FILES, 'Twin');
    type('// first');
    leave(first);
    figure.id = 'demo-twin-2';
    const second = open(FILES, 'Twin');
    expect(text()).toBe(FILES[0]?.text);
    leave(second);
    figure.id = 'demo-twin';
    open(FILES, 'Twin');
    expect(text()).toBe('// first');
  });

  it('goes back to the original', async () => {
    open();
    type('export default () => <b>2</b>;');
    await openRunner();
    fireEvent.click(screen.getByRole('button', {name: 'Reset to the original'}));
    expect(text()).toBe(FILES[0]?.text);
    expect(frame()).toBeNull();
    expect(store.get().edited).toBe(false);
  });

  it('passes over what stands in the storage for it', () => {
    sessionStorage.setItem('vitrine-draft:/:Odd', '{"Basic.tsx": 3, "other.ts": "x"}');
    open(FILES, 'Odd');
    expect(text()).toBe(FILES[0]?.text);
    expect(document.body.textContent).not.toContain('is restored');
  });
});
