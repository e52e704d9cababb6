import {setTimeout as sleep} from 'node:timers/promises';
import type {FrameLocator, Locator, Page} from 'playwright-core';
import {hasFocus} from './menus';
import {useSite} from './support';

const BUTTON_PAGE = '/material-ui/react-button/';
const DEMO = 'BasicButtons';
const RUNNER = '/demo-runner/mui-material.htm';
/** The frame in which edited code runs; a demo may have a window of its own beside it. */
const RUNNING = 'iframe[src*="demo-runner"]';
const site = useSite();

interface Editor {
  page: Page;
  figure: Locator;
  /** Where the code is typed. */
  code: Locator;
  /** What is wrong with it. */
  problem: Locator;
  /** What is typed, as it runs. */
  demo: FrameLocator;
  /** Puts another text in place of the code. */
  write: (text: string) => Promise<void>;
}

async function openEditor(address = BUTTON_PAGE, name = DEMO): Promise<Editor> {
  const page = await site.open(address);
  const figure = page.locator('figure', {has: page.locator(`[data-demo="${name}"]`)}).first();
  await figure.getByRole('button', {name: 'Edit the code'}).click();
  return editorOf(page, figure);
}

async function editorOf(page: Page, figure: Locator): Promise<Editor> {
  const code = figure.getByRole('textbox', {name: /^Code of \w+\.tsx$/});
  await code.waitFor();
  return {
    page,
    figure,
    code,
    problem: figure.locator('[data-demo-editor] [role=status]'),
    demo: figure.frameLocator(RUNNING),
    async write(text) {
      await code.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
  };
}

const GOOD = `import Button from '@mui/material/Button';

export default () => <Button>Mine</Button>;
`;

/** How long after its rendering it hangs, where no guard sees it. */
const HANGS_AFTER_MS = 600;
const HANGS_LATER = `import {useEffect} from 'react';
export default function Later() {
  useEffect(() => {
    setTimeout(() => /^(a+)+$/.test('a'.repeat(40) + 'b'), ${HANGS_AFTER_MS});
  }, []);
  return <p>Hangs later</p>;
}
`;

describe('the editor of a demo', () => {
  it('has the focus when it opens, and gives it back when it closes', async () => {
    const {page, figure, code} = await openEditor();
    expect(await hasFocus(code)).toBe(true);
    await figure.getByRole('button', {name: 'Close the editor'}).click();
    expect(await hasFocus(figure.getByRole('button', {name: 'Edit the code'}))).toBe(true);
    await page.keyboard.press('Enter');
    await code.waitFor();
    expect(await hasFocus(code)).toBe(true);
  });

  it('stands in place of the source', async () => {
    const page = await site.open(BUTTON_PAGE);
    const figure = page.locator('figure', {has: page.locator(`[data-demo="${DEMO}"]`)}).first();
    const blocks = figure.locator('[data-code-block]').filter({visible: true});
    await figure.getByText('Show code').click();
    expect(await blocks.count()).toBe(1);
    await figure.getByRole('button', {name: 'Edit the code'}).click();
    await editorOf(page, figure);
    expect(await blocks.count()).toBe(0);
    await figure.getByRole('button', {name: 'Close the editor'}).click();
    expect(await blocks.count()).toBe(1);
  });

  it('shows what is typed in place of the demo, and the demo again after a reset', async () => {
    const {figure, code, demo, write} = await openEditor();
    const original = await code.innerText();
    expect(await figure.locator('iframe').count()).toBe(0);
    await write(GOOD);
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
    expect(await figure.locator(`[data-demo="${DEMO}"]`).isVisible()).toBe(false);
    await figure.getByRole('button', {name: 'Reset to the original'}).click();
    await figure.locator(`[data-demo="${DEMO}"]`).waitFor();
    expect(await code.innerText()).toBe(original);
  });

  it('keeps the last good version beside an error', async () => {
    const {demo, problem, write} = await openEditor();
    await write(GOOD);
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
    await write('export default () => <Button>');
    await problem.getByText(`${DEMO}.tsx, line 1`).waitFor();
    await write("import Buton from '@mui/material/Buton';\nexport default () => <Buton />;");
    await problem.getByText('Did you mean “@mui/material/Button”?').waitFor();
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
  });

  it('stops a loop that does not end, and one that no guard sees', async () => {
    const {demo, problem, write} = await openEditor();
    await write(GOOD);
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
    await write('export default () => {\n  for (;;);\n};');
    await problem.getByText('line 2: This loop ran for over 1 s').waitFor();
    await write("setTimeout(() => eval('for (;;);'), 500);\nexport default () => <p>Last</p>;");
    await demo.getByText('Last').waitFor();
    await problem.getByText('did not answer for 3 s').waitFor();
    await write(GOOD);
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
  });

  it('shows what was mended while the demo hung after it had rendered', async () => {
    const {demo, problem, write} = await openEditor();
    await write(GOOD);
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
    await write(HANGS_LATER);
    await demo.getByText('Hangs later').waitFor();
    await sleep(HANGS_AFTER_MS);
    await write(GOOD.replace('Mine', 'Mended'));
    await demo.getByRole('button', {name: 'Mended'}).waitFor();
    // Longer than a document may hang: nothing takes its place any more.
    await sleep(5000);
    expect(await demo.getByRole('button', {name: 'Mended'}).isVisible()).toBe(true);
    expect(await problem.innerText()).toBe('');
  });

  it('goes back to what ran well where the demo hung after it had rendered', async () => {
    const {figure, demo, problem, write} = await openEditor();
    await write(GOOD);
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
    await write(HANGS_LATER);
    await problem.getByText('What ran well before is shown.').waitFor();
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
    await figure.getByRole('button', {name: 'Reset to the original'}).click();
    await write(HANGS_LATER);
    await problem.getByText('The original is shown until you change the code.').waitFor();
    await figure.locator(`[data-demo="${DEMO}"]`).waitFor();
    expect(await figure.locator('iframe').count()).toBe(0);
  });

  it('stops a demo that goes to another page', async () => {
    const {demo, problem, write} = await openEditor();
    await write(GOOD);
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
    await write(`import {useEffect} from 'react';
export default function Gone() {
  useEffect(() => { location.href = 'about:blank'; }, []);
  return <p>Gone</p>;
}`);
    await problem.getByText('What ran well before is shown.').waitFor();
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
  });

  it('shows a demo of a window alone, in the window that was chosen', async () => {
    const chosen = '?demo-for=demo-responsive-dialog&demo-width=320';
    const address = `/material-ui/react-dialog/${chosen}`;
    const {figure, demo, write} = await openEditor(address, 'ResponsiveDialog');
    const window = figure.locator(`iframe:not(${RUNNING})`);
    await window.waitFor();
    await write(GOOD);
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
    await window.waitFor({state: 'hidden'});
    const box = await figure.locator(RUNNING).boundingBox();
    expect(box?.width).toBe(320);
    expect(box?.height).toBeGreaterThanOrEqual(420);
    await figure.getByRole('button', {name: 'Reset to the original'}).click();
    await window.waitFor();
    expect((await window.boundingBox())?.width).toBe(320);
  });

  it('lets code reach nothing of the page', async () => {
    const {demo, write} = await openEditor();
    await write(`const refused = (act: () => unknown) => {
  try { act(); return 'reached'; } catch { return 'refused'; }
};
const all = [
  refused(() => localStorage.length),
  refused(() => document.cookie),
  refused(() => parent.document.title),
  refused(() => top!.location.href),
];
export default () => <p>{all.join(' ')} {origin}</p>;`);
    await demo.getByText('refused refused refused refused null').waitFor();
  });

  it('keeps what was typed until the tab is closed', async () => {
    const {page, figure, write} = await openEditor();
    await write(GOOD);
    await figure.locator('iframe').waitFor();
    await page.reload();
    await figure.getByRole('button', {name: 'Edit the code'}).click();
    const again = await editorOf(page, figure);
    await again.demo.getByRole('button', {name: 'Mine'}).waitFor();
    await figure.getByText('What you typed before is restored.').waitFor();
  });

  it('lets the keyboard leave', async () => {
    const {page, code} = await openEditor();
    await code.focus();
    await page.keyboard.press('Tab');
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(false);
  });
});

describe('the document that runs edited code', () => {
  it('has no origin where it is opened as a page, and runs nothing there', async () => {
    const page = await site.open(RUNNER, {hydrates: false});
    expect(await page.evaluate(() => window.origin)).toBe('null');
  });

  it('is served with a policy of its own', async () => {
    const headers = (await fetch(site.url + RUNNER)).headers.get('content-security-policy');
    expect(headers).toContain('sandbox allow-scripts');
    expect(headers).toContain("connect-src 'none'");
    const page = (await fetch(site.url + BUTTON_PAGE)).headers.get('content-security-policy');
    expect(page).not.toContain('unsafe-eval');
  });
});
