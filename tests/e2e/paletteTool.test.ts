import {hydrateDemos} from './support/demos';
import {expect, test} from './support/test';

/** What is written into the tool, and what the library says of it. */
const FAULTS = [
  ['teal', 'Unsupported `teal` color. The following formats are supported: #nnn, #nnnnnn, rgb()'],
  ['color(lab 29 39 20)', 'Unsupported `lab` color space.'],
  ['1976', '`color.main` should be a string, but `1976` was provided instead.'],
  ['hsl(210 79% 46%)', 'The numbers need commas between them.'],
  ['', 'The color object needs to have a `main` property or a `500` property.'],
] as const;

test('the colour tool says in words what the library says in numbers', async ({site}) => {
  const page = await site.open('/material-ui/customization/palette/');
  await hydrateDemos(page);
  const field = page.getByRole('textbox', {name: 'main', exact: true});
  for (const [written, said] of FAULTS) {
    await field.fill(written);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(said).first()).toBeVisible();
  }
  await field.fill('hsl(210, 79%, 46%)');
  await expect(page.getByText(/^hsl\(210, 79%, 46%\), text /)).toBeVisible();
});
