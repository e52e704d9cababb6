import {act, fireEvent, screen} from '@testing-library/react';
import {createDemoStore} from '../../theme/Demo/demoStore';
import type {DemoToolbarProps} from '../../theme/Demo/toolbar';
import {prepareBrowser, TABLE} from './demo';

export const writeText = jest.fn<Promise<void>, [string]>();
/** jsdom has no popovers: these stand for their event. */
const toggle = (newState: string) =>
  function change(this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), {newState}));
  };
const showPopover = jest.fn(toggle('open'));
export const hidePopover = jest.fn(toggle('closed'));

/** Gives the browser what a toolbar needs, before each test. */
export function prepareToolbar(): void {
  prepareBrowser();
  showPopover.mockImplementation(toggle('open'));
  hidePopover.mockImplementation(toggle('closed'));
  Object.assign(HTMLElement.prototype, {showPopover, hidePopover});
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  writeText.mockResolvedValue();
}

/** Takes away what a test has set on the page. */
export async function clearPage(): Promise<void> {
  document.documentElement.removeAttribute('dir');
  await act(async () => document.documentElement.removeAttribute('data-code-variant'));
  document.body.replaceChildren();
}

/** What a tool is called, to those who see it and to those who do not. */
export const labelOf = (item: Element) => item.getAttribute('aria-label') ?? item.textContent;

export const menuItem = (name: string) => screen.getByRole('menuitem', {name});

/** Presses a key where the focus is; tells what has the focus then. */
export function press(key: string): string | null | undefined {
  fireEvent.keyDown(document.activeElement ?? document.body, {key});
  return document.activeElement && labelOf(document.activeElement);
}

/** The toolbar of a demo that is being edited. */
export function toolbarOf(edited: readonly {name: string; text: string}[]): DemoToolbarProps {
  const store = createDemoStore();
  store.set({readEdited: () => edited});
  const {files = []} = TABLE;
  const choice = {variant: 'js', forced: undefined, choose: jest.fn()} as const;
  const source = {...choice, files, shown: 'BasicTable.tsx', show: jest.fn()};
  return {demo: TABLE, store, source, figure: {current: document.body}};
}
