import {dial, rows, tips} from './support/componentKeys';
import type {Row} from './support/componentKeys';
import {testTables} from './support/keyTables';
import {gallery, tree, writing} from './support/patternKeys';
import {expect} from './support/test';

const {at, walks, sets, checks, chooses, says, removes, closes, keeps, returns} = rows;
const WALK = 'Tab, Shift+Tab';
const PRESS = 'Enter, Space';

const button = (name: string) => at('button', name);
const radio = (name: string) => at('radio', name);
const pier = radio('At the pier');
const buoy = radio('At a buoy');
const anchor = radio('At anchor');
const stars = (count: number) => radio(`${count} Stars`);
const winch = at('slider', 'Speed of the winch');
const display = at('slider', 'Brightness of the display');

/** The keyboard tables of the components' pages, row for row. */
const TABLES: Record<string, Record<string, Row>> = {
  accordion: {
    [WALK]: walks(button('Can I send it back?'), button('How do I wash it?')),
    [PRESS]: sets(
      button('How do I wash it?'),
      'aria-expanded',
      ['Enter', 'true'],
      ['Space', 'false'],
    ),
  },
  'bottom-navigation': {
    [WALK]: walks(button('Today'), button('Map')),
    [PRESS]: async (page) => {
      await sets(button('Map'), 'aria-current', ['Enter', 'page'])(page);
      await sets(button('Saved'), 'aria-current', ['Space', 'page'])(page);
    },
  },
  breadcrumbs: {
    [WALK]: walks(at('link', 'Library'), at('link', 'Maps')),
    Enter: removes([button('Show all folders'), 'Enter']),
  },
  'click-away-listener': {Escape: writing.leaves, Enter: writing.keepsName},
  chip: {
    Tab: walks(button('Amara Osei'), button('Bruno Costa')),
    [PRESS]: sets(button('Sails'), 'aria-pressed', ['Enter', 'true'], ['Space', 'false']),
    'Delete, Backspace': removes(
      [button('Bruno Costa'), 'Delete'],
      [button('Amara Osei'), 'Backspace'],
    ),
  },
  'default-theme': {
    '↓, ↑': tree.goes('breakpoints', ['ArrowDown', 'direction'], ['ArrowUp', 'breakpoints']),
    '→': tree.opensKey,
    '←': tree.closesKey,
    'Home, End': tree.goes('palette', ['Home', 'breakpoints'], ['End', 'darken']),
    [PRESS]: sets(tree.key('palette'), 'aria-expanded', ['Enter', 'true'], ['Space', 'false']),
  },
  drawer: {
    Escape: closes(button('Places: Harbour')),
    [WALK]: keeps(button('Places: Harbour')),
  },
  'floating-action-button': {
    Tab: walks(button('Write a message'), button('Write a note')),
    [PRESS]: says(
      [button('Add a note'), 'Enter', 'Note no. 4'],
      [button('Add a note'), 'Space', 'Note no. 5'],
    ),
  },
  'image-list': {
    [WALK]: walks(gallery.noon, at('button', /^Show Dusk/)),
    [PRESS]: gallery.showsPicture,
    Escape: closes(gallery.noon),
  },
  link: {
    [WALK]: walks(at('link', 'other departures'), at('link', 'change your booking')),
    Enter: async (page) => {
      await at('link', 'change your booking')(page).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(({hash}) => hash === '#basics');
    },
  },
  modal: {Escape: closes(button('Harbour rules')), [WALK]: keeps(button('Harbour rules'))},
  pagination: {
    [WALK]: async (page) => {
      const pages = page.getByRole('navigation', {name: 'Pages of letters'});
      await pages.getByRole('button', {name: 'page 1', exact: true}).focus();
      await page.keyboard.press('Tab');
      await expect(pages.getByRole('button', {name: 'Go to page 2'})).toBeFocused();
    },
    [PRESS]: async (page) => {
      const pages = page.getByRole('navigation', {name: 'Pages of letters'});
      for (const [key, next, shown] of [
        ['Enter', 'Go to page 2', 'Letters 5 to 8 of 11'],
        ['Space', 'Go to page 3', 'Letters 9 to 11 of 11'],
      ] as const) {
        await pages.getByRole('button', {name: next}).focus();
        await page.keyboard.press(key);
        await expect(page.getByText(shown)).toBeVisible();
      }
    },
  },
  popover: {
    Escape: closes(button('High water at 14:20')),
    [WALK]: keeps(at('button', /^Rename /)),
  },
  'radio-button': {
    Tab: returns(buoy),
    '↓, →': checks(pier, ['ArrowDown', buoy], ['ArrowRight', anchor], ['ArrowDown', pier]),
    '↑, ←': checks(anchor, ['ArrowUp', buoy], ['ArrowLeft', pier]),
    Space: chooses(radio('Diesel')),
  },
  rating: {
    Tab: returns(stars(3)),
    '→, ↓': checks(stars(3), ['ArrowRight', stars(4)], ['ArrowDown', stars(5)]),
    '←, ↑': checks(stars(3), ['ArrowLeft', stars(2)], ['ArrowUp', radio('1 Star')]),
    Space: chooses(stars(2)),
  },
  slider: {
    '→, ↑': sets(winch, 'aria-valuenow', ['ArrowRight', '3'], ['ArrowUp', '4']),
    '←, ↓': sets(winch, 'aria-valuenow', ['ArrowLeft', '3'], ['ArrowDown', '2']),
    'Page Up, Page Down': sets(display, 'aria-valuenow', ['PageUp', '50'], ['PageDown', '40']),
    'Home, End': sets(display, 'aria-valuenow', ['Home', '0'], ['End', '100']),
  },
  'speed-dial': {
    Tab: dial.entersDial,
    '↑, ↓, ←, →': dial.walksDial,
    [PRESS]: dial.startsAction,
    Escape: dial.leavesDial,
  },
  switch: {
    Tab: walks(at('switch', 'Deck lights'), at('switch', 'Anchor alarm')),
    Space: chooses(at('switch', 'Anchor alarm')),
  },
  'textarea-autosize': {Enter: writing.breaksLine, 'Ctrl+Enter': writing.sendsMessage},
  'toggle-button': {
    [WALK]: walks(button('Align to the start'), button('Centre')),
    [PRESS]: sets(button('Wrecks'), 'aria-pressed', ['Enter', 'true'], ['Space', 'false']),
  },
  'transfer-list': {
    [WALK]: walks(at('checkbox', 'Rope'), at('checkbox', 'Flares')),
    Space: chooses(at('checkbox', 'Flares')),
    [PRESS]: says(
      [button('Take on board'), 'Enter', 'Flares taken on board'],
      [button('Take on board'), 'Space', 'Check something first'],
    ),
  },
  tooltip: {Tab: tips.showsTip, Escape: tips.hidesTip},
};

/** Where a table stands that is not on the page of a component. */
const ELSEWHERE: Record<string, string> = {
  'default-theme': '/material-ui/customization/default-theme/',
};

testTables(TABLES, (name) => ELSEWHERE[name] ?? `/material-ui/react-${name}/`);
