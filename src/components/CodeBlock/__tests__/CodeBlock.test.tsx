import {act, fireEvent, render, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import CodeBlock from '..';
import type {CodeBlockProps} from '..';
import {keepPlace} from '../keepPlace';

let mockIsBrowser = true;
jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser, {virtual: true});

const writeText = jest.fn<Promise<void>, [string]>();
let resize = () => {};

beforeEach(() => {
  mockIsBrowser = true;
  writeText.mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});

function show(props: CodeBlockProps) {
  const {container} = render(<CodeBlock {...props} />);
  const pre = container.querySelector('pre') as HTMLPreElement;
  return {container, pre, block: container.firstElementChild as HTMLElement};
}

function widen(pre: HTMLPreElement, width: number) {
  Object.defineProperty(pre, 'scrollWidth', {value: width, configurable: true});
  act(() => resize());
}

it('copies the text of the code, not its markup', async () => {
  show({html: '<span class="line"><span class="k">let</span> a &lt; b;\n</span>'});
  await act(async () => fireEvent.click(screen.getByRole('button', {name: 'Copy the code'})));
  expect(writeText).toHaveBeenCalledWith('let a < b;\n');
  expect(screen.getByRole('button').textContent).toBe('Copied');
});

it('owns its button only once React runs', () => {
  expect(show({html: 'a'}).block.dataset.owned).toBe('');
  mockIsBrowser = false;
  expect(show({html: 'a'}).block.dataset.owned).toBeUndefined();
});

it('hydrates without a word where the delegated listener has changed the label', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<CodeBlock html="a" />);
  const button = container.querySelector('button') as HTMLButtonElement;
  (button.firstChild as Text).nodeValue = 'Copied';
  button.setAttribute('data-copied', '');
  const root = await act(async () => hydrateRoot(container, <CodeBlock html="a" />));
  expect(container.querySelector('button')).toBe(button);
  act(() => root.unmount());
});

it('takes text and elements where there is no HTML, and the language of a class', () => {
  const {pre, block} = show({children: 'a < b', className: 'x language-js'});
  expect(pre.innerHTML).toBe('<code class="code">a &lt; b</code>');
  expect(block.dataset.codeBlock).toBe('js');
  expect(show({children: ['a ', <b key="b">c</b>]}).pre.textContent).toBe('a c');
});

it('takes a tab stop, and a name, only while it scrolls', () => {
  const {pre} = show({html: 'a', language: 'tsx'});
  expect(pre.hasAttribute('tabindex')).toBe(false);
  widen(pre, 10);
  expect(pre).toBe(screen.getByRole('group', {name: 'Code, tsx'}));
  expect(pre.tabIndex).toBe(0);
  widen(pre, 0);
  expect(pre.hasAttribute('tabindex')).toBe(false);
});

it('is left-to-right and is not translated', () => {
  const {pre} = show({html: 'a'});
  expect([pre.dir, pre.getAttribute('translate')]).toEqual(['ltr', 'no']);
});

it('offers to wrap lines only where there are such', () => {
  const {pre} = show({html: 'a'});
  expect(screen.queryByRole('button', {name: 'Wrap long lines'})).toBeNull();
  widen(pre, 10);
  fireEvent.click(screen.getByRole('button', {name: 'Wrap long lines'}));
  widen(pre, 0);
  expect(pre.classList).toContain('wrapped');
  const button = screen.getByRole('button', {name: 'Wrap long lines', pressed: true});
  fireEvent.click(button);
  expect(pre.classList).not.toContain('wrapped');
});

it('shows title, first number and what is told of lines', () => {
  const {pre} = show({
    html: '<span class="line marked prompt">a</span>',
    title: 'a.ts',
    numbers: 20,
  });
  expect(screen.getByText('a.ts')).toBeTruthy();
  expect(pre.style.getPropertyValue('--v-code-start')).toBe('19');
  expect(pre.className).toBe('pre lined prompting numbered signed');
});

it('unfolds by a disclosure, and folds without moving it in the window', () => {
  const {container} = show({html: 'a', folded: 84});
  const details = container.querySelector('details') as HTMLDetailsElement;
  const summary = container.querySelector('summary') as HTMLElement;
  expect(summary.textContent).toContain('Show all 84 lines');
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  jest
    .spyOn(summary, 'getBoundingClientRect')
    .mockImplementation(() => ({top: details.open ? 500 : 100}) as DOMRect);
  details.open = true;
  fireEvent.click(summary);
  expect(details.open).toBe(false);
  expect(scrollBy).toHaveBeenCalledWith({top: -400, behavior: 'instant'});
});

it.each([
  [
    'docs/material-ui/tabs/Tabs.playground.tsx',
    'docs/<wbr>material-ui/<wbr>tabs/<wbr>Tabs.playground<wbr>.tsx',
  ],
  ['src/theme/index.tsx', 'src/theme/index.tsx'],
])('breaks the name of a file between its folders, where it is long: %s', (title, written) => {
  const {container} = render(<CodeBlock title={title}>a</CodeBlock>);
  expect(container.querySelector('bdi')?.innerHTML).toBe(written);
});

it('has no buttons and no title in a demo, whose case has them', () => {
  const {container} = show({html: 'a', variant: 'demo'});
  expect(container.querySelector('button')).toBeNull();
  expect(container.firstElementChild?.className).toBe('block demo');
});

it('does not scroll where nothing has moved', () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  keepPlace(document.body, () => {});
  expect(scrollBy).not.toHaveBeenCalled();
});
