import {act, render, screen} from '@testing-library/react';
import Contents from '..';

const toc = [
  {id: 'basic', level: 2, value: 'Basic <code>use</code>'},
  {id: 'sizes', level: 3, value: 'Sizes'},
  {id: 'deep', level: 4, value: 'Deep'},
  {id: 'props', level: 2, value: 'Props &amp; slots'},
];

let report: (entries: {isIntersecting: boolean; target: Element}[]) => void;
const observed = jest.fn<undefined, [Element]>();
const disconnect = jest.fn();

beforeEach(() => {
  class Observer {
    observe = observed;
    disconnect = disconnect;

    constructor(callback: typeof report) {
      report = callback;
    }
  }
  Object.assign(window, {IntersectionObserver: Observer});
  document.body.innerHTML = toc.map(({id}) => `<h2 id="${id}"></h2>`).join('');
});

/** The headings come into view, or leave it, as named. */
function scroll(seen: Record<string, boolean>): void {
  const entries = Object.entries(seen).map(([id, isIntersecting]) => ({
    isIntersecting,
    target: document.getElementById(id) as HTMLElement,
  }));
  act(() => report(entries));
}

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.getAttribute('href'));

it.each(['column', 'disclosure'] as const)('lists two levels of headings in the %s', (variant) => {
  render(<Contents toc={toc} variant={variant} />);
  const links = screen.getAllByRole('link', {hidden: true});
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#basic', 'Basic use'],
    ['#sizes', 'Sizes'],
    ['#props', 'Props & slots'],
  ]);
  expect(links.map((link) => link.closest('li')?.dataset.level)).toEqual(['2', '3', '2']);
});

it('keeps the code in a heading', () => {
  render(<Contents toc={toc} variant="column" />);
  expect(screen.getByText('use').tagName).toBe('CODE');
});

describe('the column', () => {
  it('marks the heading that the reader is at, and keeps the mark between headings', () => {
    render(<Contents toc={toc} variant="column" />);
    expect(current()).toEqual([]);
    scroll({basic: true, sizes: false});
    expect(current()).toEqual(['#basic']);
    scroll({basic: false});
    expect(current()).toEqual(['#basic']);
    scroll({basic: false, sizes: true, props: true});
    expect(current()).toEqual(['#sizes']);
  });

  it('watches the headings that it lists, and those of a new page after it', () => {
    const {rerender} = render(<Contents toc={toc} variant="column" />);
    expect(observed.mock.calls.map(([{id}]) => id)).toEqual(['basic', 'sizes', 'props']);
    rerender(<Contents toc={toc.slice(0, 1)} variant="column" />);
    expect(disconnect).toHaveBeenCalledTimes(1);
    expect(observed.mock.calls.slice(3).map(([{id}]) => id)).toEqual(['basic']);
  });
});

describe('the disclosure', () => {
  it('is closed, works without JavaScript, and watches nothing', () => {
    const {container} = render(<Contents toc={toc} variant="disclosure" />);
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('summary')?.textContent).toBe('On this page');
    expect(observed).not.toHaveBeenCalled();
  });
});
