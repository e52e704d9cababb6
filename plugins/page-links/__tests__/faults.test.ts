import {normalizeAddress} from '../../_shared/site/addresses';
import {linkFaults} from '../core/faults';
import type {Known} from '../core/faults';
import {idsOf} from '../core/ids';
import {targetsOf} from '../core/targets';

const PAGES = ['/ui/', '/ui/button/', '/ui/card/'];

const known: Known = {
  roots: ['/ui/'],
  addresses: new Map(PAGES.map((page) => [normalizeAddress(page), page])),
  anchors: new Map([
    ['/ui/button', new Set(['sizes', 'größe'])],
    ['/ui/card', new Set<string>()],
  ]),
  files: new Map([
    ['docs/ui/button.md', '/ui/button/'],
    ['docs/ui/parts/card.md', '/ui/card/'],
  ]),
  isIgnored: (path) => path.startsWith('/ui/storybook/'),
  hasPicture: (url) => url === './there.png',
  picturesBeside: () => ['there.png'],
};

const told = (text: string) =>
  linkFaults(
    {file: 'docs/ui/button.md', permalink: '/ui/button/', targets: targetsOf(text, 'md')},
    known,
  ).map(({where, what, fix}) => `${where}: ${what} – ${fix}`);

it.each([
  '[a](/ui/card/)',
  '[a](/ui/card)',
  '[a](../card/)',
  '[a](#sizes)',
  '[a](/ui/button/?size=2#gr%C3%B6%C3%9Fe)',
  '[a](./parts/card.md)',
  '[a](/elsewhere/)',
  '[a](https://example.com/ui/x/)',
  '[a](/ui/storybook/x/)',
  '[a](/ui/#unknown-here)',
  '![a](./there.png "Title")',
  '![a](https://example.com/a.png)',
  '`[a](/ui/nowhere/)`',
])('has nothing against %s', (text) => {
  expect(told(text)).toEqual([]);
});

it.each([
  ['[a](/ui/buton/)', 'leads to no page – did you mean "/ui/button/"'],
  ['<a href="/ui/buton/">a</a>', 'leads to no page – did you mean "/ui/button/"'],
  ['[a]: /ui/buton/\n\n[a]', 'leads to no page – did you mean "/ui/button/"'],
  ['[a](#size)', 'leads to no heading of its page – did you mean "#sizes"'],
  ['[a](/ui/card/#x)', 'leads to no heading of its page – name a heading'],
  ['[a](parts/cart.md)', `leads to no page's file – did you mean "parts/card.md"`],
  ['![a](./theme.png)', 'there is no picture "./theme.png"'],
  ['<img src="./theme.png" alt="" />', 'there is no picture "./theme.png"'],
])('tells of %s', (text, fault) => {
  expect(told(`Text.\n\n${text}`)).toEqual([expect.stringContaining(fault)]);
  expect(told(`Text.\n\n${text}`)[0]).toMatch(/^docs\/ui\/button\.md:3: /);
});

describe('the anchors of a page', () => {
  it('are those of headings, former ones too, of tags and of demos', () => {
    const text =
      '## Inputs & Labels\n\n## Mine {#own}\n\n<div id="made"></div>\n\n{{"demo": "BasicCard.tsx"}}\n';
    expect([...(idsOf(text, 'md') ?? [])]).toEqual(
      expect.arrayContaining([
        'inputs-amp-labels',
        'inputs-labels',
        'own',
        'made',
        'demo-basic-card',
      ]),
    );
  });

  it('are not known where components may have more', () => {
    expect(idsOf('## A\n\n<Cards />\n', 'mdx')).toBeUndefined();
    expect(idsOf('## A\n', 'mdx')).toEqual(new Set(['a']));
  });
});
