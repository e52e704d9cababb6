import {useState} from 'react';
import type {ReactNode} from 'react';
import {act, render, screen} from '@testing-library/react';
import Dialog from '..';

let mockPathname = '/ui/';

jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPathname})}), {
  virtual: true,
});

/** jsdom has no modal dialogs: these stand for what the site needs of them. */
const showModal = jest.fn(function show(this: HTMLDialogElement) {
  this.open = true;
});
const close = jest.fn(function hide(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
});

beforeEach(() => {
  mockPathname = '/ui/';
  Object.assign(HTMLDialogElement.prototype, {showModal, close});
});

const handleClose = jest.fn();

function Case(): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  const leave = () => {
    handleClose();
    setIsOpen(false);
  };
  return isOpen ? (
    <Dialog title="Keys" onClose={leave}>
      <p>Text</p>
    </Dialog>
  ) : null;
}

function show() {
  const view = render(<Case />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', {name: 'Keys'});
  jest
    .spyOn(dialog, 'getBoundingClientRect')
    .mockReturnValue({left: 100, right: 200, top: 100, bottom: 200} as DOMRect);
  return {...view, dialog};
}

/** A press and its release, each at a place in px; `null`: on the text inside. */
function press(dialog: HTMLElement, down: number | null, up: number | null): void {
  for (const [name, place] of [['pointerdown', down] as const, ['click', up] as const]) {
    const target = place === null ? screen.getByText('Text') : dialog;
    const init = {bubbles: true, clientX: place ?? 150, clientY: place ?? 150};
    act(() => void target.dispatchEvent(new MouseEvent(name, init)));
  }
}

it('is open as a modal one, with its heading for a name', () => {
  const {dialog} = show();
  expect(showModal.mock.contexts).toEqual([dialog]);
  expect(screen.getByRole('heading', {level: 2}).textContent).toBe('Keys');
});

it('puts its close button after the content, whose first control so gets the focus', () => {
  const {dialog} = show();
  const controls = dialog.querySelectorAll('button, a, input');
  expect([...controls].at(-1)).toBe(screen.getByRole('button', {name: 'Close'}));
});

it('is closed by its button, by the browser alone', () => {
  show();
  const {form} = screen.getByRole<HTMLButtonElement>('button', {name: 'Close'});
  expect(form?.getAttribute('method')).toBe('dialog');
});

it.each([
  ['closes on a press beside it', 10, 10, 1],
  ['stays on a press on its padding', 150, 150, 0],
  ['stays on a press inside', null, null, 0],
  ['stays when a selection that began inside ends beside it', null, 10, 0],
])('%s', (_sentence, down, up, times) => {
  const {dialog} = show();
  press(dialog, down, up);
  expect(handleClose).toHaveBeenCalledTimes(times);
});

it('is closed by a new page', () => {
  const {rerender} = show();
  mockPathname = '/ui/b/';
  rerender(<Case />);
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('closes while it still stands in the page when its owner takes it away', () => {
  const {dialog, unmount} = show();
  let wasInPage = false;
  close.mockImplementationOnce(() => {
    wasInPage = dialog.isConnected;
  });
  unmount();
  expect(wasInPage).toBe(true);
});

it('keeps the page from scrolling and from moving while it is there', () => {
  const {style} = document.documentElement;
  jest
    .spyOn(document.documentElement, 'clientWidth', 'get')
    .mockReturnValue(window.innerWidth - 15);
  const {unmount} = show();
  expect([style.overflow, style.paddingRight]).toEqual(['hidden', '15px']);
  unmount();
  expect([style.overflow, style.paddingRight]).toEqual(['', '']);
});

it('closes an open popover first, which gives the focus back to its button', () => {
  const popover = document.createElement('div');
  const hidePopover = jest.fn();
  Object.assign(popover, {hidePopover});
  jest
    .spyOn(document, 'querySelectorAll')
    .mockReturnValueOnce([popover] as unknown as NodeListOf<HTMLElement>);
  show();
  expect(hidePopover).toHaveBeenCalledTimes(1);
  expect(hidePopover.mock.invocationCallOrder[0]).toBeLessThan(
    showModal.mock.invocationCallOrder[0] ?? 0,
  );
});
