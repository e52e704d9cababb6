import {clickToHang, DEMO, GOOD, openEditor, outwait, outwaitAnswers} from './support/editor';
import {expect, test} from './support/test';

/** Hangs when it is clicked, where no guard sees it. */
const HANGS = `export default function Later() {
  return <button onClick={() => /^(a+)+$/.test('a'.repeat(40) + 'b')}>Hang</button>;
}
`;

const HANGS_IN_TEXT = `export default () => <button onClick={() => eval('for (;;);')}>Hang</button>;
`;

test('an editor stops a loop that does not end, and one that no guard sees', async ({site}) => {
  const {page, demo, problem, write} = await openEditor(site);
  const hang = demo.getByRole('button', {name: 'Hang'});
  await write(GOOD);
  await demo.getByRole('button', {name: 'Mine'}).waitFor();
  await write('export default () => {\n  for (;;);\n};');
  await problem.getByText('line 2: This loop ran for over 1 s').waitFor();
  await write(HANGS_IN_TEXT);
  await clickToHang(hang);
  await outwait(page);
  await problem.getByText('did not answer for 3 s').waitFor();
  await write(GOOD);
  await demo.getByRole('button', {name: 'Mine'}).waitFor();
});

test('an editor shows what was mended while the demo hung after it had rendered', async ({
  site,
}) => {
  const {page, demo, problem, write} = await openEditor(site);
  await write(GOOD);
  await demo.getByRole('button', {name: 'Mine'}).waitFor();
  await write(HANGS);
  await clickToHang(demo.getByRole('button', {name: 'Hang'}));
  await write(GOOD.replace('Mine', 'Mended'));
  await outwait(page);
  const mended = demo.getByRole('button', {name: 'Mended'});
  await mended.waitFor();
  // Nothing takes its place any more.
  await outwaitAnswers(page);
  await expect(mended).toBeVisible();
  expect(await problem.innerText()).toBe('');
});

test('an editor goes back to what ran well where the demo hung after it had rendered', async ({
  site,
}) => {
  const {page, figure, demo, problem, write} = await openEditor(site);
  const hang = demo.getByRole('button', {name: 'Hang'});
  await write(GOOD);
  await demo.getByRole('button', {name: 'Mine'}).waitFor();
  await write(HANGS);
  await clickToHang(hang);
  await outwait(page);
  await problem.getByText('What ran well before is shown.').waitFor();
  await demo.getByRole('button', {name: 'Mine'}).waitFor();
  await figure.getByRole('button', {name: 'Reset to the original'}).click();
  await write(HANGS);
  await clickToHang(hang);
  await outwait(page);
  await problem.getByText('The original is shown until you change the code.').waitFor();
  await expect(figure.locator(`[data-demo="${DEMO}"]`)).toBeVisible();
  await expect(figure.locator('iframe')).toHaveCount(0);
});
