import {listPages, readBuilt} from './support/built';
import {editorOf, RUNNING} from './support/editor';
import {expect, test} from './support/test';

/** What stands between two tags of a demo, and can be replaced by other words. */
const WORDS = />\s*([A-Z][\w ]+)\s*</;

/** Pages with a demo that readers can edit, and whose code says words. */
const editable = listPages().filter((address) => {
  if (address.includes('/api/') || address.endsWith('-api/')) return false;
  const html = address.endsWith('.html') ? '' : readBuilt(`${address}index.html`);
  return html.includes('data-demo=');
});

test('lets a reader edit a demo, which runs with its library', async ({site}) => {
  const [address = '/'] = editable;
  const page = await site.open(address);
  const figure = page.locator('figure', {has: page.locator('[data-demo]')}).first();
  await figure.getByRole('button', {name: 'Edit the code'}).click();
  const {code, demo, write} = await editorOf(page, figure);
  const written = await code.innerText();
  expect(written).toMatch(WORDS);
  await write(written.replace(WORDS, '>Changed by hand<'));
  await demo.getByText('Changed by hand').first().waitFor();
  await expect(figure.locator(RUNNING)).toBeVisible();
});
