import {fireEvent, render, screen} from '@testing-library/react';
import Shortcuts from '..';
import {allowSingleKeys} from '../singleKeys';

jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/'})}), {virtual: true});

beforeEach(() => {
  allowSingleKeys(true);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => {},
  });
});

/** The lines of the list: what, and by which keys. */
function lines(): string[] {
  render(<Shortcuts onClose={() => {}} />);
  return shown();
}

const shown = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('lists every key', () => {
  expect(lines()).toEqual([
    'Search: / or CtrlK',
    'Previous page: [',
    'Next page: ]',
    'This list: ?',
    'Copy the code block in focus or under the pointer: CtrlC',
    'Close what is open: Esc',
  ]);
});

it('speaks of ⌘ where the keyboard has it', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad)');
  expect(lines()[0]).toBe('Search: / or ⌘K');
});

it('promises no key that is switched off, and has the switch', () => {
  lines();
  fireEvent.click(screen.getByRole('switch', {name: 'Single-key shortcuts'}));
  expect(shown()).toEqual([
    'Search: CtrlK',
    'Copy the code block in focus or under the pointer: CtrlC',
    'Close what is open: Esc',
  ]);
});
