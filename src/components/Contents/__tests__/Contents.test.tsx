import {act, fireEvent, render, screen} from '@testing-library/react';
import Contents from '..';
import {keepInView} from '../keepInView';

jest.mock('../keepInView', () => ({keepInView: jest.fn()}));

const toc = [
  {id: 'basic', level: 2, value: 'Basic <code>use</code>'},
  {id: 'sizes', level: 3, value: 'Sizes'},
  {id: 'deep', level: 4, value: 'Deep'},
  {id: 'props', level: 2, value: 'Props &amp; slots'},
];

/** Where the headings stand on the page, in px from its top. */
const TOPS: Record<string, number> = {basic: 500, sizes: 1500, props: 2500};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = Object.keys(TOPS)
    .map((id) => `<h2 id="${id}"></h2>`)
    .join('');
  for (const heading of document.querySelectorAll('h2')) {
    heading.getBoundingClientRect = () =>
      ({top: (TOPS[heading.id] ?? 0) - window.scrollY}) as DOMRect;
  }
  const height = {value: 5000, configurable: true};
  Object.defineProperty(document.documentElement, 'scrollHeight', height);
  Object.assign(window, {scrollY: 0, innerHeight: 900});
  window.location.hash = '';
});

afterEach(() => jest.useRealTimers());

function settle(): void {
  act(() => jest.advanceTimersByTime(20));
}

function scrollTo(scrollY: number): void {
  Object.assign(window, {scrollY});
  fireEvent.scroll(window);
  settle();
}

/** A link to a heading was followed: the browser scrolls, and then tells of it. */
function follow(id: string, scrollY: number): void {
  Object.assign(window, {scrollY});
  window.location.hash = id;
  fireEvent(window, new HashChangeEvent('hashchange'));
  settle();
}

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.getAttribute('href'));

const headings = () =>
  screen.getAllByRole('link', {hidden: true}).filter((link) => link.closest('li'));

it.each(['column', 'disclosure'] as const)('lists two levels of headings in the %s', (variant) => {
  render(<Contents toc={toc} variant={variant} />);
  expect(headings().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#basic', 'Basic use'],
    ['#sizes', 'Sizes'],
    ['#props', 'Props & slots'],
  ]);
  expect(headings().map((link) => link.closest('li')?.dataset.level)).toEqual(['2', '3', '2']);
});

it('keeps the code in a heading', () => {
  render(<Contents toc={toc} variant="column" />);
  expect(screen.getByText('use').tagName).toBe('CODE');
});

describe('the column', () => {
  it('marks the heading that the reader is at, on the way down and up', () => {
    render(<Contents toc={toc} variant="column" />);
    settle();
    expect(current()).toEqual([]);
    scrollTo(300);
    expect(current()).toEqual(['#basic']);
    scrollTo(1400);
    expect(current()).toEqual(['#sizes']);
    scrollTo(300);
    expect(current()).toEqual(['#basic']);
    scrollTo(4100);
    expect(current()).toEqual(['#props']);
  });

  it('marks the heading that a link led to, wherever it came to stand, until the next scroll', () => {
    render(<Contents toc={toc} variant="column" />);
    follow('sizes', 4100);
    expect(current()).toEqual(['#sizes']);
    scrollTo(4090);
    expect(current()).toEqual(['#props']);
  });

  it('keeps the marked heading in view', () => {
    render(<Contents toc={toc} variant="column" />);
    scrollTo(1400);
    const [box, link] = jest.mocked(keepInView).mock.lastCall ?? [];
    expect(link?.getAttribute('href')).toBe('#sizes');
    expect(box?.contains(link ?? null)).toBe(true);
  });

  it('follows to a new page, and stops at the end', () => {
    const {rerender, unmount} = render(<Contents toc={toc} variant="column" />);
    rerender(<Contents toc={toc.slice(0, 1)} variant="column" />);
    scrollTo(4100);
    expect(current()).toEqual(['#basic']);
    unmount();
    fireEvent.scroll(window);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends with the way back to the top', () => {
    render(<Contents toc={toc} variant="column" />);
    expect(screen.getAllByRole('link').at(-1)?.textContent).toBe('Back to top');
  });
});

describe('the disclosure', () => {
  it('is closed, works without JavaScript, and watches nothing', () => {
    const {container} = render(<Contents toc={toc} variant="disclosure" />);
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelector('summary')?.textContent).toBe('On this page');
    expect(jest.getTimerCount()).toBe(0);
  });
});
