import {finish} from '../core/finish';

const SITE = {url: 'https://ui.example', baseUrl: '/', pages: new Set(['/ui/card/', '/ui/'])};
const done = (text: string) => finish(text, SITE);

test('links lead to the Markdown of other pages, and elsewhere as before', () => {
  expect(
    done(
      '[a](/ui/card/?x#top) [b](/ui/card) [c](/ui/) [d](/x.zip) [e](https://a.b/ui/card/)\n\n[f]: /ui/card/',
    ),
  ).toBe(
    '[a](/ui/card.md?x#top) [b](/ui/card.md) [c](/ui.md) [d](/x.zip) [e](https://a.b/ui/card/)\n\n[f]: /ui/card.md',
  );
});

test('links that leave the base URL out lead to the Markdown of pages below it', () => {
  const site = {...SITE, baseUrl: '/ar/', pages: new Set(['/ar/ui/card/'])};
  expect(finish('[a](/ui/card/#top) [b](/ar/ui/card/) [c](/ui/)', site)).toBe(
    '[a](/ar/ui/card.md#top) [b](/ar/ui/card.md) [c](/ui/)',
  );
});

test('pictures have their whole address', () => {
  expect(done('![A card](/img/card.png)')).toBe('![A card](https://ui.example/img/card.png)');
});

test('callouts are quotations under their word, with what stands in them, in lists as well', () => {
  const text = [
    ':::warning',
    '',
    'Take care.',
    '',
    '```md',
    ':::',
    '```',
    '',
    ':::',
    '',
    '- Item',
    '',
    '  :::info[A title]',
    '  Text.',
    '  :::',
  ];
  expect(done(text.join('\n'))).toBe(
    [
      '> **Warning**',
      '>',
      '> Take care.',
      '>',
      '> ```md',
      '> :::',
      '> ```',
      '',
      '- Item',
      '',
      '  > **A title**',
      '  >',
      '  > Text.',
    ].join('\n'),
  );
});

test('names of tags and expressions are code, ids of headings go', () => {
  expect(
    done('In the <head> element, see <Divider sx={{ a: 1 }} /> or {{x}}.\n\n## Use {#use}'),
  ).toBe('In the `<head>` element, see `<Divider sx={{ a: 1 }} />` or `{{x}}`.\n\n## Use');
});

test.each([
  '`[x](/ui/card/) <b>`',
  '`` a ` <b> ``',
  '```md\n[x](/ui/card/) <b>\n```',
  '- ~~~\n  <b>\n  ~~~',
])('code stays as it is: %s', (code) => {
  expect(done(`Before <i>.\n\n${code}\n\nAfter <i>.`)).toBe(
    `Before \`<i>\`.\n\n${code}\n\nAfter \`<i>\`.`,
  );
});

test('what was escaped stays so', () => {
  expect(done(String.raw`# \<b> \{{x}}`)).toBe(String.raw`# \<b> \{{x}}`);
});
