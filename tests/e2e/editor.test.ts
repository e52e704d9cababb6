import {DEMO, editorOf, figureOf, GOOD, openEditor, RUNNING} from './support/editor';
import {BUTTON_PAGE} from './support/pages';
import {expect, test} from './support/test';

const RUNNER = '/demo-runner/mui-material.htm';

test.describe('the editor of a demo', () => {
  test('stands in place of the source, and takes the focus, lets it go and gives it back', async ({
    site,
  }) => {
    const page = await site.open(BUTTON_PAGE);
    const figure = figureOf(page);
    const blocks = figure.locator('[data-code-block]').filter({visible: true});
    const edit = figure.getByRole('button', {name: 'Edit the code'});
    await figure.getByText('Show code').click();
    await expect(blocks).toHaveCount(1);
    await edit.click();
    const {code} = await editorOf(page, figure);
    await expect(code).toBeFocused();
    await expect(blocks).toHaveCount(0);
    await figure.getByRole('button', {name: 'Close the editor'}).click();
    await expect(edit).toBeFocused();
    await expect(blocks).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(code).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(code).not.toBeFocused();
  });

  test('shows what is typed in place of the demo, and the demo again after a reset', async ({
    site,
  }) => {
    const {figure, code, demo, write} = await openEditor(site);
    const original = await code.innerText();
    await expect(figure.locator('iframe')).toHaveCount(0);
    await write(GOOD);
    await demo.getByRole('button', {name: 'Mine'}).waitFor();
    await expect(figure.locator(`[data-demo="${DEMO}"]`)).toBeHidden();
    await figure.getByRole('button', {name: 'Reset to the original'}).click();
    await figure.locator(`[data-demo="${DEMO}"]`).waitFor();
    expect(await code.innerText()).toBe(original);
  });

  test('keeps the last good version beside an error, or a loop that does not end', async ({
    site,
  }) => {
    const {demo, problem, write} = await openEditor(site, {before: hurryLoops});
    const last = demo.getByRole('button', {name: 'Mine'});
    await write(GOOD);
    await last.waitFor();
    await write('export default () => <Button>');
    await problem.getByText(`${DEMO}.tsx, line 1`).waitFor();
    await expect(last).toBeVisible();
    await write("import Buton from '@mui/material/Buton';\nexport default () => <Buton />;");
    await problem.getByText('Did you mean “@mui/material/Button”?').waitFor();
    await expect(last).toBeVisible();
    await write('export default () => {\n  for (;;);\n};');
    await problem.getByText('line 2: This loop ran for over 1 s').waitFor();
    await expect(last).toBeVisible();
    await write(GOOD.replace('Mine', 'Mended'));
    await demo.getByRole('button', {name: 'Mended'}).waitFor();
    await expect(problem).toBeEmpty();
  });

  test('lets code reach nothing of the page, and stops a demo that goes to another one', async ({
    site,
  }) => {
    const {demo, problem, write} = await openEditor(site);
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
    const good = demo.getByText('refused refused refused refused null');
    await good.waitFor();
    await write(`import {useEffect} from 'react';
export default function Gone() {
  useEffect(() => { location.href = 'about:blank'; }, []);
  return <p>Gone</p>;
}`);
    await problem.getByText('What ran well before is shown.').waitFor();
    await good.waitFor();
  });

  test('shows a demo of a window alone, in the window that was chosen', async ({site}) => {
    const chosen = '?demo-for=demo-responsive-dialog&demo-width=320';
    const address = `/material-ui/react-dialog/${chosen}`;
    const {figure, demo, write} = await openEditor(site, {address, name: 'ResponsiveDialog'});
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

  test('keeps what was typed until the tab is closed', async ({site}) => {
    const {page, figure, write} = await openEditor(site);
    await write(GOOD);
    await figure.locator('iframe').waitFor();
    await page.reload();
    await figure.getByRole('button', {name: 'Edit the code'}).click();
    const again = await editorOf(page, figure);
    await again.demo.getByRole('button', {name: 'Mine'}).waitFor();
    await figure.getByText('What you typed before is restored.').waitFor();
  });
});

test.describe('the document that runs edited code', () => {
  test('has no origin where it is opened as a page, and runs nothing there', async ({site}) => {
    const page = await site.open(RUNNER, {hydrates: false});
    expect(await page.evaluate(() => window.origin)).toBe('null');
  });

  test('is served with a policy of its own', async ({site}) => {
    const headers = (await fetch(site.url + RUNNER)).headers.get('content-security-policy');
    expect(headers).toContain('sandbox allow-scripts');
    expect(headers).toContain("connect-src 'none'");
    const page = (await fetch(site.url + BUTTON_PAGE)).headers.get('content-security-policy');
    expect(page).not.toContain('unsafe-eval');
  });
});

/** Runs in each frame. The clock of framed documents goes on whenever it is looked at. */
function hurryLoops(): void {
  if (window.parent === window) return;
  let now = 0;
  performance.now = () => (now += 20);
}
