import {rows} from './support/joyKeys';
import type {Row} from './support/joyKeys';
import {testTables} from './support/keyTables';
import {expect} from './support/test';

const {all, chooses, closes, get, hides, moves, picks, sets, shows, toggles, values} = rows;

const TRIP = 'Trip to Visby';
const port = (...steps: [string, string][]) => values('combobox', 'Home port', ...steps);
const length = (...steps: [string, string][]) => values('slider', 'Length of the boat', ...steps);
const reminder = (...steps: [string, 'option' | 'combobox', string][]) =>
  moves('combobox', 'Reminder', ['Enter', 'option', '1 day before'], ...steps);
/** The keyboard tables of Joy UI's pages, row for row. */
const TABLES: Record<string, Record<string, Row>> = {
  accordion: {
    'Enter, Space': sets(
      'button',
      'When does boarding end?',
      'aria-expanded',
      ['Enter', 'true'],
      ['Space', 'false'],
    ),
    Tab: moves('button', 'May I bring a bicycle?', ['Tab', 'button', 'When does boarding end?']),
  },
  autocomplete: {
    '↓, ↑': sets(
      'combobox',
      'Port or its code',
      'aria-expanded',
      ['ArrowDown', 'true'],
      ['ArrowUp', 'true'],
    ),
    Enter: port(['ArrowDown', 'Visby'], ['ArrowUp', 'Visby'], ['Enter', 'Tallinn']),
    Escape: sets(
      'combobox',
      'Home port',
      'aria-expanded',
      ['ArrowDown', 'true'],
      ['Escape', 'false'],
    ),
    'Home, End': port(['ArrowDown', 'Tallinn'], ['Home', 'Tallinn'], ['Enter', 'Bergen']),
    'Backspace in an empty field': async (page) => {
      await get(page, 'combobox', 'Crew on Saturday').focus();
      await page.keyboard.press('Backspace');
      await expect(page.getByText('1 of 4 places are taken.')).toBeVisible();
    },
  },
  checkbox: {
    Space: toggles('checkbox', 'A dog'),
    Tab: moves('checkbox', 'A bicycle', ['Tab', 'checkbox', 'A dog']),
  },
  chip: {
    Space: toggles('checkbox', 'Cabins'),
    'Backspace, Delete, Enter': moves(
      'button',
      'Remove Harbours',
      ['Backspace', 'button', 'Remove Weather'],
      ['Delete', 'button', 'Remove Repairs'],
      ['Enter', 'button', 'Bring back all tags'],
    ),
  },
  drawer: {
    Escape: closes('Menu', 'dialog'),
    Tab: closes('Menu', 'dialog', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'),
  },
  list: {
    Tab: moves(
      'link',
      'Logbook',
      ['Tab', 'button', 'Open Logbook in a new window'],
      ['Tab', 'link', 'Weather'],
    ),
    Enter: async (page) => {
      await get(page, 'link', 'Weather').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(({hash}) => hash === '#entries-to-press');
    },
  },
  menu: {
    'Enter, Space, ↓ on the button': all(
      ...['Enter', 'Space', 'ArrowDown'].map((key) =>
        moves('button', TRIP, [key, 'menuitem', 'Duplicate']),
      ),
    ),
    '↑ on the button': all(moves('button', TRIP, ['ArrowUp', 'menuitem', 'Cancel the trip'])),
    '↓, ↑': all(
      moves(
        'button',
        TRIP,
        ['Enter', 'menuitem', 'Duplicate'],
        ['ArrowDown', 'menuitem', 'Print the passenger list'],
        ['ArrowUp', 'menuitem', 'Duplicate'],
      ),
    ),
    'Home, End': all(
      moves(
        'button',
        TRIP,
        ['Enter', 'menuitem', 'Duplicate'],
        ['End', 'menuitem', 'Cancel the trip'],
        ['Home', 'menuitem', 'Duplicate'],
      ),
    ),
    'a letter': all(
      moves(
        'button',
        TRIP,
        ['Enter', 'menuitem', 'Duplicate'],
        ['c', 'menuitem', 'Cancel the trip'],
      ),
    ),
    'Enter, Space': all(picks('Enter'), picks('Space')),
    Escape: closes(TRIP, 'menu'),
  },
  modal: {
    Escape: closes('Cancel the crossing', 'alertdialog'),
    Tab: closes('Cancel the crossing', 'alertdialog', 'Tab', 'Tab', 'Tab', 'Shift+Tab'),
    Enter: async (page) => {
      await moves('button', 'Cancel the crossing', ['Enter', 'button', 'Keep it'])(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').getByText('14 passengers')).toBeVisible();
    },
  },
  'radio-button': {
    Tab: async (page) => {
      const chosen = get(page, 'radio', 'Inside');
      await chosen.focus();
      await page.keyboard.press('Tab');
      await expect(chosen).not.toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(chosen).toBeFocused();
    },
    '↓, →': chooses('Inside', ['ArrowDown', 'Outside'], ['ArrowRight', 'Shared']),
    '↑, ←': chooses('Shared', ['ArrowUp', 'Outside'], ['ArrowLeft', 'Inside']),
  },
  select: {
    'Enter, Space, ↓': all(
      ...['Enter', 'Space', 'ArrowDown'].map((key) =>
        moves('combobox', 'Reminder', [key, 'option', '1 day before']),
      ),
    ),
    '↓, ↑': all(
      reminder(['ArrowDown', 'option', '1 week before'], ['ArrowUp', 'option', '1 day before']),
    ),
    Escape: reminder(['Escape', 'combobox', 'Reminder']),
  },
  slider: {
    '→, ↑': length(['ArrowRight', '10'], ['ArrowUp', '11']),
    '←, ↓': length(['ArrowLeft', '10'], ['ArrowDown', '9']),
    'Page Up, Page Down, or an arrow with Shift': length(
      ['PageUp', '19'],
      ['PageDown', '9'],
      ['Shift+ArrowRight', '19'],
    ),
    'Home, End': length(['Home', '4'], ['End', '20']),
  },
  stepper: {
    Tab: moves('button', 'Read', ['Tab', 'button', 'Practise']),
    'Enter, Space': async (page) => {
      const step = page
        .getByRole('listitem')
        .filter({has: get(page, 'button', 'Read')})
        .last();
      await get(page, 'button', 'Read').focus();
      await page.keyboard.press('Enter');
      await expect(step).toHaveAttribute('aria-current', 'step');
      await moves('button', 'Read', ['Tab', 'button', 'Practise'])(page);
      await page.keyboard.press('Space');
      await expect(step).not.toHaveAttribute('aria-current');
    },
  },
  switch: {
    Space: toggles('switch', 'Gale warnings'),
    Tab: moves('switch', 'Gale warnings', ['Tab', 'switch', 'Anchor watch']),
  },
  tabs: {
    Tab: moves('tab', 'Today', ['Tab', 'tabpanel', 'Today']),
    '→, ←': moves(
      'tab',
      'Today',
      ['ArrowRight', 'tab', 'Tomorrow'],
      ['ArrowLeft', 'tab', 'Today'],
      ['ArrowLeft', 'tab', 'Outlook'],
      ['ArrowRight', 'tab', 'Today'],
    ),
    '↓, ↑': moves('tab', 'Boat', ['ArrowDown', 'tab', 'Crew'], ['ArrowUp', 'tab', 'Boat']),
    'Home, End': moves('tab', 'Today', ['End', 'tab', 'Outlook'], ['Home', 'tab', 'Today']),
    'Enter, Space': all(
      sets('tab', 'Outlook', 'aria-selected', ['Enter', 'true']),
      sets('tab', 'Tomorrow', 'aria-selected', ['Space', 'true']),
    ),
  },
  textarea: {
    Enter: values('textbox', 'Damage to the boat', ['a', 'a'], ['Enter', 'a\n']),
    Tab: moves('textbox', 'Reply to the harbour office', ['Tab', 'checkbox', 'Send me a copy']),
  },
  tooltip: {Tab: shows, Escape: hides},
};

testTables(TABLES, (name) => `/joy-ui/react-${name}/`, 'Joy UI');
