import type {Page} from 'playwright-core';
import {choose, openSettings, setting} from './controls';
import {DEFAULT_STATE, KEYS, readState, storeFromOutside} from './modes';
import {BUTTON_PAGE, TEXT_PAGE} from './pages';
import {arriveAt, hydrated, useSite} from './support';

interface Choice {
  group: string;
  label: string;
  key: string;
  stored: string;
  /** What changes on <html> by it. */
  state: Partial<typeof DEFAULT_STATE>;
}

const CHOICES: Choice[] = [
  {
    group: 'Colour mode',
    label: 'Dark',
    key: KEYS.mode,
    stored: 'dark',
    state: {theme: 'dark', mode: 'dark', scheme: 'dark'},
  },
  {
    group: 'Colour mode',
    label: 'Light',
    key: KEYS.mode,
    stored: 'light',
    state: {mode: 'light'},
  },
  {
    group: 'Contrast',
    label: 'High',
    key: KEYS.scheme,
    stored: 'light-high-contrast',
    state: {scheme: 'light-high-contrast'},
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
const site = useSite();

/** Waits until <html> says all of this, and nothing else differs from the defaults. */
async function toBe(page: Page, state: Partial<typeof DEFAULT_STATE>): Promise<void> {
  const wanted = {...DEFAULT_STATE, ...state};
  const attributes = `[data-theme=${wanted.theme}][dir=${wanted.dir}][data-scheme=${wanted.scheme}]`;
  await page.locator(`html${attributes}[data-mode=${wanted.mode}]`).waitFor({state: 'attached'});
  expect(await readState(page)).toEqual(wanted);
}

async function readStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

describe('the panel', () => {
  it.each(CHOICES)('sets $label, at once and for later', async (choice) => {
    const {group, label, key, stored, state} = choice;
    const page = await site.open(BUTTON_PAGE);
    await openSettings(page);
    await choose(page, group, label);
    await toBe(page, state);
    expect(await readStored(page, key)).toBe(stored);
    await page.reload();
    await toBe(page, state);
    await hydrated(page);
    await toBe(page, state);
    await openSettings(page);
    expect(await setting(page, group, label).isChecked()).toBe(true);
  });

  it('shows what is so when nothing has been chosen, and stores nothing', async () => {
    const page = await site.open(BUTTON_PAGE, {consent: 'none'});
    await toBe(page, {});
    await openSettings(page);
    const checked = page.getByRole('dialog', {name: 'Settings'}).locator('input:checked');
    const labels = await checked.evaluateAll((all) =>
      all
        .filter((input) => input.getAttribute('type') === 'radio')
        .map((input) => input.closest('label')?.textContent),
    );
    expect(labels).toEqual(['System', 'Normal', 'Left to right', 'TypeScript', 'System']);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  it('keeps the contrast through both modes', async () => {
    const page = await site.open(BUTTON_PAGE);
    await openSettings(page);
    await choose(page, 'Contrast', 'High');
    await choose(page, 'Colour mode', 'Dark');
    await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark-high-contrast'});
    await choose(page, 'Contrast', 'Normal');
    await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark'});
  });

  it('goes back to what the system wishes', async () => {
    const page = await site.open(BUTTON_PAGE);
    await openSettings(page);
    await choose(page, 'Colour mode', 'Dark');
    await choose(page, 'Colour mode', 'System');
    await toBe(page, {});
    await page.emulateMedia({colorScheme: 'dark'});
    await toBe(page, {theme: 'dark', scheme: 'dark'});
  });

  it('is moved through by the keyboard, and closed by Escape', async () => {
    const page = await site.open(BUTTON_PAGE);
    const button = page.getByRole('button', {name: 'Settings', exact: true});
    await button.focus();
    await page.keyboard.press('Enter');
    await setting(page, 'Colour mode', 'System').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowUp');
    await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark'});
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', {name: 'Settings'}).waitFor({state: 'hidden'});
    await button.and(page.locator(':focus')).waitFor();
  });

  it('counts its choices', async () => {
    const page = await site.open(BUTTON_PAGE);
    await openSettings(page);
    const marks = await page
      .getByRole('dialog', {name: 'Settings'})
      .locator('[data-ga-event-category=settings][type=radio]')
      .evaluateAll((all) =>
        all.map(({dataset}) => `${dataset.gaEventAction} ${dataset.gaEventLabel}`),
      );
    expect(marks).toEqual(
      expect.arrayContaining(['mode dark', 'direction rtl', 'codeVariant js', 'motion reduced']),
    );
  });
});

describe('another tab', () => {
  it('is followed', async () => {
    const page = await site.open(BUTTON_PAGE);
    const other = await page.context().newPage();
    await other.goto(site.url + TEXT_PAGE);
    await hydrated(other);
    await openSettings(page);
    for (const {group, label} of CHOICES.filter(({label}) => label !== 'Light')) {
      await choose(page, group, label);
    }
    await toBe(other, {
      theme: 'dark',
      mode: 'dark',
      scheme: 'dark-high-contrast',
      dir: 'rtl',
      motion: 'reduced',
      codeVariant: 'js',
    });
  });

  it('brings the defaults back when it clears the storage', async () => {
    const page = await site.open(BUTTON_PAGE);
    const other = await page.context().newPage();
    await other.goto(site.url + TEXT_PAGE);
    await openSettings(page);
    await choose(page, 'Colour mode', 'Dark');
    await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark'});
    await other.evaluate(() => localStorage.clear());
    await toBe(page, {});
  });

  it('is not followed into values that nobody knows', async () => {
    const page = await site.open(BUTTON_PAGE);
    const junk = Object.fromEntries(Object.values(KEYS).map((key) => [key, 'constructor']));
    await storeFromOutside(page, junk);
    await toBe(page, {});
  });
});

describe('a storage', () => {
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

  it.each(JUNK)('with %s in every place means the defaults', async (_name, value) => {
    const page = await site.open('/404.html');
    await page.evaluate(
      ({keys, value}) => keys.forEach((key) => localStorage.setItem(key, value)),
      {keys: [...Object.values(KEYS), 'theme', 'vitrine-shortcuts'], value},
    );
    await page.goto(site.url + BUTTON_PAGE);
    await toBe(page, {});
    await hydrated(page);
    await toBe(page, {});
  });

  it.each([
    ['denied', denyStorage],
    ['full', fillStorage],
  ])('that is %s means the defaults, and choices for the visit', async (_name, before) => {
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
    await toBe(page, chosen);
  });
});

describe('before the first paint', () => {
  const STORED = {
    [KEYS.mode]: 'dark',
    [KEYS.scheme]: 'dark-high-contrast',
    [KEYS.direction]: 'rtl',
  };
  const CHOSEN = {theme: 'dark', mode: 'dark', scheme: 'dark-high-contrast', dir: 'rtl'};

  it('is as chosen, in every frame from the first one', async () => {
    const page = await site.open('/404.html');
    await page.evaluate((stored) => Object.assign(localStorage, stored), STORED);
    await page.addInitScript(recordFrames);
    await page.goto(site.url + BUTTON_PAGE);
    await hydrated(page);
    const frames = await page.evaluate(() => (window as unknown as Recorded).frames);
    expect(frames.length).toBeGreaterThan(0);
    expect(new Set(frames)).toEqual(new Set(['dark dark-high-contrast rtl']));
    await toBe(page, CHOSEN);
  });

  it('is as the system wishes, where nothing was chosen', async () => {
    const page = await site.open(BUTTON_PAGE, {
      colorScheme: 'dark',
      contrast: 'more',
      reducedMotion: 'reduce',
      before: recordFrames,
    });
    const frames = await page.evaluate(() => (window as unknown as Recorded).frames);
    expect(new Set(frames)).toEqual(new Set(['dark dark-high-contrast ltr']));
    expect(await readState(page)).toMatchObject({motion: 'reduced', mode: 'system'});
  });

  it('runs under a policy that allows no script but its own and the one that may measure', async () => {
    const page = await site.open('/404.html');
    const response = await page.goto(site.url + BUTTON_PAGE);
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/'sha256-/);
    const foreign = scripts.split(' ').filter((source) => !/^'(?:self|sha256-.*)'$/.test(source));
    expect(foreign).toEqual(['https://www.googletagmanager.com']);
  });
});

describe('an address', () => {
  it('sets mode and direction for a visit, and stores neither', async () => {
    const page = await site.open(`${BUTTON_PAGE}?mode=dark&dir=rtl`, {consent: 'none'});
    await toBe(page, {theme: 'dark', mode: 'dark', scheme: 'dark', dir: 'rtl'});
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto(site.url + BUTTON_PAGE);
    await toBe(page, {});
  });

  it('wins over what was stored', async () => {
    const page = await site.open('/404.html');
    await page.evaluate((key) => localStorage.setItem(key, 'dark'), KEYS.mode);
    await page.goto(`${site.url}${BUTTON_PAGE}?mode=light`);
    await toBe(page, {mode: 'light'});
    expect(await readStored(page, KEYS.mode)).toBe('dark');
  });

  it('gives way to a choice', async () => {
    const page = await site.open(`${BUTTON_PAGE}?mode=dark`);
    await openSettings(page);
    await choose(page, 'Colour mode', 'Light');
    await toBe(page, {mode: 'light'});
  });
});

it('tells the browser the colour of its own frame', async () => {
  const page = await site.open(BUTTON_PAGE);
  await openSettings(page);
  const seen = new Set<string>();
  const steps = [
    ['Colour mode', 'Light'],
    ['Colour mode', 'Dark'],
    ['Contrast', 'High'],
  ] as const;
  for (const [group, label] of steps) {
    await choose(page, group, label);
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

function denyStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
