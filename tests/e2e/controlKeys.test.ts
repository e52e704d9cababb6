import {rows} from './support/componentKeys';
import type {Row} from './support/componentKeys';
import {testTables} from './support/keyTables';
import {expect} from './support/test';

const {at, walks, sets, chooses, closes, keeps, press, goes} = rows;
const WALK = 'Tab, Shift+Tab';
const PRESS = 'Enter, Space';

const button = (name: string | RegExp) => at('button', name);
const tab = (name: string) => at('tab', name);
const airport = at('combobox', 'Departure airport');
const topics = at('combobox', 'Topics');
const interval = at('combobox', /^Report interval/);
const account = button('Inês Duarte');

/** Opens what a button or field opens, and sees what has the focus then. */
const opens =
  (from: typeof account, key: string, focused: typeof account, then: Row): Row =>
  async (page) => {
    await press(from(page), key);
    await expect(focused(page)).toBeFocused();
    await then(page);
  };

const inMenu = (key: string, then: Row) => opens(account, key, at('menuitem', 'Profile'), then);
const inList = (key: string, then: Row) => opens(interval, key, at('option', 'Every week'), then);

/** What lies above the page goes with a key, to the end of its transition. */
const leaves =
  (key: string, role: 'menu' | 'listbox'): Row =>
  async (page) => {
    await page.keyboard.press(key);
    await expect(page.locator(`[role=presentation] [role=${role}]`)).toHaveCount(0);
  };

const tabsOf = (first: string, second: string, last: string): Record<string, Row> => ({
  [WALK]: walks(tab(first), at('tabpanel', first)),
  '→, ←': goes(tab(first), ['ArrowRight', tab(second)], ['ArrowLeft', tab(first)]),
  'Home, End': goes(tab(second), ['End', tab(last)], ['Home', tab(first)]),
  [PRESS]: async (page) => {
    await sets(tab(second), 'aria-selected', ['Enter', 'true'])(page);
    await sets(tab(last), 'aria-selected', ['Space', 'true'])(page);
  },
});

/** The keyboard tables of what people fill in, choose from and answer, row for row. */
const TABLES: Record<string, Record<string, Row>> = {
  autocomplete: {
    '↓, ↑': async (page) => {
      await sets(airport, 'aria-expanded', ['ArrowDown', 'true'])(page);
      for (const [key, option] of [
        ['ArrowDown', 0],
        ['ArrowDown', 1],
        ['ArrowUp', 0],
      ] as const) {
        await page.keyboard.press(key);
        const active = await page.getByRole('option').nth(option).getAttribute('id');
        await expect(airport(page)).toHaveAttribute('aria-activedescendant', String(active));
      }
    },
    Enter: async (page) => {
      await press(airport(page), 'Enter');
      await expect(airport(page)).toHaveValue('Amsterdam (AMS)');
    },
    Escape: sets(airport, 'aria-expanded', ['ArrowDown', 'true'], ['Escape', 'false']),
    '←': goes(topics, ['ArrowLeft', button('Keyboard')]),
    Backspace: async (page) => {
      await press(topics(page), 'Backspace');
      await expect(button('Keyboard')(page)).toHaveCount(0);
    },
  },
  button: {
    [WALK]: walks(button('Publish'), button('Save draft')),
    [PRESS]: sets(
      button('Flag for follow-up'),
      'aria-pressed',
      ['Enter', 'true'],
      ['Space', 'false'],
    ),
  },
  checkbox: {
    [WALK]: walks(at('checkbox', 'Show line numbers'), at('checkbox', 'Wrap long lines')),
    Space: chooses(at('checkbox', 'Wrap long lines')),
  },
  dialog: {
    Escape: closes(button('Delete project'), 'alertdialog'),
    [WALK]: keeps(button('Rename')),
    Enter: opens(button('Rename'), 'Enter', at('textbox', /^Board name/), async (page) => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Tides');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Board: Tides')).toBeVisible();
    }),
  },
  list: {
    [WALK]: walks(button(/^Under way/), button(/^In port/)),
    [PRESS]: sets(button(/^Under way/), 'aria-expanded', ['Enter', 'true'], ['Space', 'false']),
  },
  menu: {
    [PRESS]: async (page) => {
      await inMenu('Enter', leaves('Enter', 'menu'))(page);
      await inMenu('Space', leaves('Space', 'menu'))(page);
    },
    '↓, ↑': inMenu(
      'Enter',
      goes(
        at('menuitem', 'Profile'),
        ['ArrowDown', at('menuitem', 'Invoices')],
        ['ArrowUp', at('menuitem', 'Profile')],
      ),
    ),
    'Home, End': goes(
      at('menuitem', 'Invoices'),
      ['End', at('menuitem', 'Sign out')],
      ['Home', at('menuitem', 'Profile')],
    ),
    'A letter': goes(at('menuitem', 'Profile'), ['i', at('menuitem', 'Invoices')]),
    'Escape, Tab': async (page) => {
      await leaves('Escape', 'menu')(page);
      await expect(account(page)).toBeFocused();
      await inMenu('Enter', leaves('Tab', 'menu'))(page);
    },
  },
  select: {
    '↓, ↑': async (page) => {
      await inList('ArrowUp', leaves('Escape', 'listbox'))(page);
      const rest = goes(
        at('option', 'Every week'),
        ['ArrowDown', at('option', 'Every month')],
        ['ArrowUp', at('option', 'Every week')],
      );
      await inList('ArrowDown', rest)(page);
    },
    'Home, End': goes(
      at('option', 'Every week'),
      ['Home', at('option', 'Every day')],
      ['End', at('option', 'Every month')],
    ),
    'Escape, Tab': async (page) => {
      await leaves('Escape', 'listbox')(page);
      await inList('Enter', leaves('Tab', 'listbox'))(page);
      await expect(interval(page)).toHaveText('Every week');
    },
    [PRESS]: async (page) => {
      const first = goes(at('option', 'Every week'), ['Home', at('option', 'Every day')]);
      await inList('Space', first)(page);
      await page.keyboard.press('Space');
      await expect(at('option', 'Every day')(page)).toBeFocused();
      await leaves('Enter', 'listbox')(page);
      await expect(interval(page)).toHaveText('Every day');
    },
  },
  snackbar: {
    Tab: async (page) => {
      await press(button('Delete Tide table')(page), 'Enter');
      await expect(button('Undo')(page)).toBeVisible();
      await goes(button('Delete Fuel prices'), ['Tab', button('Undo')])(page);
    },
    Escape: async (page) => {
      await page.keyboard.press('Escape');
      await expect(button('Undo')(page)).toHaveCount(0);
    },
  },
  stepper: {
    [WALK]: walks(button(/Title$/), button(/Cover$/)),
    [PRESS]: async (page) => {
      await sets(button(/Cover$/), 'aria-current', ['Enter', 'step'])(page);
      await sets(button(/Rights$/), 'aria-current', ['Space', 'step'])(page);
    },
  },
  'tab-context': tabsOf('Tides', 'Wind', 'Berths'),
  table: {
    [WALK]: walks(button('Package'), button('Size, kB')),
    [PRESS]: async (page) => {
      const head = at('columnheader', 'Size, kB')(page);
      await press(button('Size, kB')(page), 'Enter');
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await press(button('Size, kB')(page), 'Space');
      await expect(head).toHaveAttribute('aria-sort', 'descending');
    },
  },
  tabs: tabsOf('Brew', 'Grind', 'Serve'),
};

testTables(TABLES, (name) => `/material-ui/react-${name}/`);
