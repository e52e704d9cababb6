import type {Locator, Page} from '@playwright/test';
import {choose, openSettings, setting} from './support/controls';
import {DEFAULT_STATE, KEYS, readState, storeFromOutside} from './support/modes';
import {BUTTON_PAGE, TEXT_PAGE} from './support/pages';
import {denyStorage} from './support/storage';
import {arriveAt, expect, hydrated, test} from './support/test';

interface Choice {
  group: string;
  label: string;
  key: string;
  stored: string;
  /** What changes on <html> by it. */
  state: Partial<typeof DEFAULT_STATE>;
}

const HIGH: Choice = {
  group: 'Contrast',
  label: 'High',
  key: KEYS.scheme,
  stored: 'light-high-contrast',
  state: {scheme: 'light-high-contrast'},
};
const OTHERS: Choice[] = [
  {
    group: 'Colour mode',
    label: 'Light',
    key: KEYS.mode,
    stored: 'light',
    state: {mode: 'light'},
  },
  {
    group: 'Direction',
    label: 'Right to left',
    key: KEYS.direction,
    stored: 'rtl',
    state: {dir: 'rtl'},
  },
  {
    group: 'Code examples',
    label: 'JavaScript',
    key: KEYS.codeVariant,
    stored: 'js',
    state: {codeVariant: 'js'},
  },
  {
    group: 'Motion',
    label: 'Reduced',
    key: KEYS.motion,
    stored: 'reduced',
    state: {motion: 'reduced'},
  },
];
const DARK: Choice = {
  group: 'Colour mode',
  label: 'Dark',
  key: KEYS.mode,
  stored: 'dark',
  state: {theme: 'dark', mode: 'dark', scheme: 'dark'},
};

/** Waits until <html> says all of this, and nothing else differs from the defaults. */
async function toBe(page: Page, state: Partial<typeof DEFAULT_STATE>): Promise<void> {
  await expect.poll(() => readState(page)).toEqual({...DEFAULT_STATE, ...state});
}

async function readStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((stored) => Object.assign(localStorage, stored), values);
}

function panel(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Settings'});
}

test.describe('the panel', () => {
  /** Makes a choice, which shows at once, and is stored. */
  async function make(page: Page, choice: Choice, before: Choice[] = []): Promise<void> {
    await choose(page, choice.group, choice.label);
    await toBe(page, Object.assign({}, ...[...before, choice].map(({state}) => state)));
    expect(await readStored(page, choice.key)).toBe(choice.stored);
  }

  /** Loads the page again, which shows the choices from its first moment, as its panel does. */
  async function staysSo(page: Page, choices: Choice[]): Promise<void> {
    const state = Object.assign({}, ...choices.map(({state}) => state));
    await page.reload();
    await toBe(page, state);
    await hydrated(page);
    await toBe(page, state);
    await openSettings(page);
    for (const {group, label} of choices) {
      await expect.soft(setting(page, group, label)).toBeChecked();
    }
  }

  test('sets each choice, at once and for later', async ({site}) => {
    const page = await site.open(BUTTON_PAGE);
    await openSettings(page);
    await test.step('High', async () => {
      await make(page, HIGH);
      await staysSo(page, [HIGH]);
      await choose(page, 'Contrast', 'Normal');
      await toBe(page, {});
    });
    await test.step('Dark', async () => {
      await make(page, DARK);
      await staysSo(page, [DARK]);
    });
    for (const [index, choice] of OTHERS.entries()) {
      await test.step(choice.label, () => make(page, choice, OTHERS.slice(0, index)));
    }
    await test.step('all others', () => staysSo(page, OTHERS));
  });

  test('shows what is so when nothing has been chosen, stores nothing, and counts its choices', async ({
    site,
  }) => {
    const page = await site.open(BUTTON_PAGE, {consent: 'none'});
    await toBe(page, {});
    await openSettings(page);
    const labels = await panel(page)
      .locator('input[type=radio]:checked')
      .evaluateAll((all) => all.map((input) => input.closest('label')?.textContent));
    expect(labels).toEqual(['System', 'Normal', 'Left to right', 'TypeScript', 'System']);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const marks = await panel(page)
      .locator('[data-ga-event-category=settings][type=radio]')
      .evaluateAll((all) =>
        all.map(({dataset}) => `${dataset.gaEventAction} ${dataset.gaEventLabel}`),
      );
    expect(marks).toEqual(
      expect.arrayContaining(['mode dark', 'direction rtl', 'codeVariant js', 'motion reduced']),
    );
  });

  test('keeps the contrast through both modes, and goes back to what the system wishes', async ({
    site,
  }) => {
    const page = await site.open(BUTTON_PAGE);
    await openSettings(page);
    await choose(page, 'Contrast', 'High');
    await choose(page, 'Colour mode', 'Dark');
    await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark-high-contrast'});
    await choose(page, 'Contrast', 'Normal');
    await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark'});
    await choose(page, 'Colour mode', 'System');
    await toBe(page, {});
    await page.emulateMedia({colorScheme: 'dark'});
    await toBe(page, {theme: 'dark', scheme: 'dark'});
  });

  test('is moved through by the keyboard, and closed by Escape', async ({site}) => {
    const page = await site.open(BUTTON_PAGE);
    const button = page.getByRole('button', {name: 'Settings', exact: true});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(setting(page, 'Colour mode', 'System')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark'});
    await page.keyboard.press('Escape');
    await panel(page).waitFor({state: 'hidden'});
    await expect(button).toBeFocused();
  });
});

test('another tab is followed, but not into values that nobody knows', async ({site}) => {
  const page = await site.open(BUTTON_PAGE);
  const other = await page.context().newPage();
  await other.goto(site.url + TEXT_PAGE);
  await hydrated(other);
  await openSettings(page);
  for (const {group, label} of [DARK, HIGH, ...OTHERS]) {
    if (label !== 'Light') await choose(page, group, label);
  }
  const chosen = {
    theme: 'dark',
    mode: 'dark',
    scheme: 'dark-high-contrast',
    dir: 'rtl',
    motion: 'reduced',
    codeVariant: 'js',
  };
  await toBe(other, chosen);
  await toBe(page, chosen);
  await test.step('brings the defaults back when it clears the storage', async () => {
    await other.evaluate(() => localStorage.clear());
    await toBe(page, {});
  });
  await test.step('is not followed into junk', async () => {
    const junk = Object.fromEntries(Object.values(KEYS).map((key) => [key, 'constructor']));
    // What is known, and comes after the junk, tells that the page has heard of both.
    await storeFromOutside(page, junk);
    await storeFromOutside(page, {[KEYS.direction]: 'rtl'});
    await toBe(page, {dir: 'rtl'});
    await storeFromOutside(page, {...junk, [KEYS.mode]: 'dark'});
    await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark'});
  });
});

test.describe('a storage', () => {
  const JUNK: [name: string, value: string][] = [
    ['nothing', ''],
    ['capitals', 'DARK'],
    ['a space', 'dark '],
    ['quotes', '"dark"'],
    ['a word of the language', 'null'],
    ["a prototype's name", '__proto__'],
    ['markup', '<script>'],
    ['thousands of letters', 'x'.repeat(5000)],
  ];

  test('with junk in every place means the defaults', async ({site}) => {
    const page = await site.open(BUTTON_PAGE);
    const keys = [...Object.values(KEYS), 'theme', 'vitrine-shortcuts'];
    for (const [name, value] of JUNK) {
      await test.step(name, async () => {
        await store(page, Object.fromEntries(keys.map((key) => [key, value])));
        await page.reload();
        await toBe(page, {});
        await hydrated(page);
        await toBe(page, {});
      });
    }
  });

  for (const [name, before] of [
    ['denied', denyStorage],
    ['full', fillStorage],
  ] as const) {
    test(`that is ${name} means the defaults, and choices for the visit`, async ({site}) => {
      const page = await site.open(BUTTON_PAGE, {before});
      await toBe(page, {});
      await openSettings(page);
      await choose(page, 'Colour mode', 'Dark');
      await choose(page, 'Direction', 'Right to left');
      const chosen = {theme: 'dark', mode: 'dark', scheme: 'dark', dir: 'rtl'};
      await toBe(page, chosen);
      await page.keyboard.press('Escape');
      await page.getByRole('link', {name: 'Components API'}).click();
      await arriveAt(page, `${BUTTON_PAGE}components-api/`);
      await page.getByRole('heading', {level: 2, name: 'ButtonGroup'}).waitFor();
      await toBe(page, chosen);
    });
  }
});

test.describe('before the first paint', () => {
  const STORED = {
    [KEYS.mode]: 'dark',
    [KEYS.scheme]: 'dark-high-contrast',
    [KEYS.direction]: 'rtl',
  };
  const CHOSEN = {theme: 'dark', mode: 'dark', scheme: 'dark-high-contrast', dir: 'rtl'};

  test('is as the system wishes, or as chosen, in every frame from the first one', async ({
    site,
  }) => {
    const page = await site.open(BUTTON_PAGE, {
      colorScheme: 'dark',
      contrast: 'more',
      reducedMotion: 'reduce',
      before: recordFrames,
    });
    await test.step('where nothing was chosen', async () => {
      expect(await readFrames(page)).toEqual(new Set(['dark dark-high-contrast ltr']));
      expect(await readState(page)).toMatchObject({motion: 'reduced', mode: 'system'});
    });
    await test.step('where something was chosen', async () => {
      await store(page, STORED);
      await page.emulateMedia({
        colorScheme: 'light',
        contrast: 'no-preference',
        reducedMotion: 'no-preference',
      });
      await page.reload();
      await hydrated(page);
      expect(await readFrames(page)).toEqual(new Set(['dark dark-high-contrast rtl']));
      await toBe(page, CHOSEN);
    });
  });

  test('runs under a policy that allows no script but its own and the one that may measure', async ({
    site,
    request,
  }) => {
    const response = await request.get(site.url + BUTTON_PAGE);
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/'sha256-/);
    const foreign = scripts.split(' ').filter((source) => !/^'(?:self|sha256-.*)'$/.test(source));
    expect(foreign).toEqual(['https://www.googletagmanager.com']);
  });
});

test.describe('an address', () => {
  test('sets mode and direction for a visit, and stores neither', async ({site}) => {
    const page = await site.open(`${BUTTON_PAGE}?mode=dark&dir=rtl`, {consent: 'none'});
    await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark', dir: 'rtl'});
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto(site.url + BUTTON_PAGE);
    await toBe(page, {});
    await test.step('wins over what was stored', async () => {
      await store(page, {[KEYS.mode]: 'dark'});
      await page.goto(`${site.url}${BUTTON_PAGE}?mode=light`);
      await hydrated(page);
      await toBe(page, {mode: 'light'});
      expect(await readStored(page, KEYS.mode)).toBe('dark');
    });
    await test.step('gives way to a choice', async () => {
      await openSettings(page);
      await choose(page, 'Colour mode', 'Dark');
      await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark'});
    });
  });
});

test('tells the browser the colour of its own frame', async ({site}) => {
  const page = await site.open(BUTTON_PAGE);
  await openSettings(page);
  const seen = new Set<string>();
  const steps = [
    ['Colour mode', 'Light', {mode: 'light'}],
    ['Colour mode', 'Dark', {theme: 'dark', mode: 'dark', scheme: 'dark'}],
    ['Contrast', 'High', {theme: 'dark', mode: 'dark', scheme: 'dark-high-contrast'}],
  ] as const;
  for (const [group, label, state] of steps) {
    await choose(page, group, label);
    await toBe(page, state);
    const {theme, surface} = await readThemeColor(page);
    expect(theme).toEqual(expect.arrayContaining([surface]));
    expect(new Set(theme).size).toBe(1);
    seen.add(surface);
  }
  expect(seen.size).toBeGreaterThan(1);
});

/** The colours that the page tells the browser, and that of its header, written alike. */
async function readThemeColor(page: Page) {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    const normal = (color: string) => {
      if (!canvas) return '';
      canvas.fillStyle = color;
      return canvas.fillStyle;
    };
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
    const background = getComputedStyle(document.documentElement).backgroundColor;
    return {theme: [...metas].map(({content}) => normal(content)), surface: normal(background)};
  });
}

interface Recorded {
  frames: string[];
}

/** What <html> has said in the frames of this page so far, of which there must be some. */
async function readFrames(page: Page): Promise<Set<string>> {
  const frames = await page.evaluate(() => (window as unknown as Recorded).frames);
  expect(frames.length).toBeGreaterThan(0);
  return new Set(frames);
}

/** Runs before the page's own scripts: notes what <html> says in each frame that is painted. */
function recordFrames(): void {
  const frames: string[] = [];
  Object.assign(window, {frames});
  const record = () => {
    const {dir, dataset} = document.documentElement;
    // A frame without a body has nothing that could flash.
    if (document.body) frames.push(`${dataset.theme} ${dataset.scheme} ${dir}`);
    if (frames.length < 60) requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
