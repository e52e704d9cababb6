import {expect} from './test';
import {rows} from './componentKeys';
import type {Row} from './componentKeys';

const {at} = rows;

const noon = at('button', /^Show Noon/);

/** Each of the keys shows the picture. */
const showsPicture: Row = async (page) => {
  for (const key of ['Enter', 'Space']) {
    await noon(page).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', {name: 'Noon'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
};

const message = at('textbox', 'Message to the crew');

const breaksLine: Row = async (page) => {
  const before = (await message(page).boundingBox())?.height ?? 0;
  await message(page).fill('Lines at noon');
  await message(page).press('Enter');
  await expect(message(page)).toHaveValue('Lines at noon\n');
  await expect
    .poll(async () => (await message(page).boundingBox())?.height)
    .toBeGreaterThan(before);
};

const sendsMessage: Row = async (page) => {
  await message(page).fill('Cast off');
  await message(page).press('Control+Enter');
  await expect(page.getByText('Sent: Cast off')).toBeVisible();
  await expect(message(page)).toHaveValue('');
};

const field = at('textbox', 'Name of the boat');

/** What is open closes, and what was written is not kept. */
const leaves: Row = async (page) => {
  const tides = at('button', 'Tide table')(page);
  await tides.focus();
  await page.keyboard.press('Enter');
  await expect(tides).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(tides).toHaveAttribute('aria-expanded', 'false');
  await expect(tides).toBeFocused();
  await at('button', 'Rename Kranich')(page).click();
  await field(page).fill('Otter');
  await page.keyboard.press('Escape');
  await expect(page.getByText('The boat is called Kranich.')).toBeVisible();
  await expect(at('button', 'Rename Kranich')(page)).toBeFocused();
};

const keepsName: Row = async (page) => {
  await at('button', 'Rename Kranich')(page).click();
  await field(page).fill('Otter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The boat is called Otter.')).toBeVisible();
  await expect(at('button', 'Rename Otter')(page)).toBeFocused();
};

const key = (name: string) => at('treeitem', new RegExp(`^\\W*${name}\\b`));

/** From a key of the theme, each press leads to the next of the places. */
const goes =
  (from: string, ...steps: [press: string, to: string][]): Row =>
  async (page) => {
    await key(from)(page).focus();
    for (const [press, to] of steps) {
      await page.keyboard.press(press);
      await expect(key(to)(page)).toBeFocused();
    }
  };

const opensKey: Row = async (page) => {
  await key('palette')(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(key('palette')(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(key('mode')(page)).toBeFocused();
};

const closesKey: Row = async (page) => {
  await page.keyboard.press('ArrowLeft');
  await expect(key('palette')(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(key('palette')(page)).toHaveAttribute('aria-expanded', 'false');
};

export const gallery = {noon, showsPicture};
export const writing = {breaksLine, sendsMessage, leaves, keepsName};
export const tree = {key, goes, opensKey, closesKey};
