import postcss from 'postcss';
import type {AtRule, ChildNode, Rule} from 'postcss';
import {SCHEMES, SURFACES, themeOf} from '../core/schemes';
import {accentOf, paletteOf} from '../core/palette';
import {colorVariants} from '../core/color';
import {tokenSheet} from '../core/sheet';

const ACCENTS = {'joy-ui': '#c2185b', 'material-ui': '#1769c5', core: {500: '#4f46c8'}};
const sheet = tokenSheet(ACCENTS);
const parsed = postcss.parse(sheet);

/** Rules in order, with the conditions around them. */
function rulesOf(nodes: ChildNode[], conditions: string[] = []): {rule: Rule; media: string[]}[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [{rule: node, media: conditions}];
    if (node.type !== 'atrule') return [];
    const inside =
      node.name === 'media' ? [...conditions, ...node.params.split(' and ')] : conditions;
    return rulesOf((node as AtRule).nodes ?? [], inside);
  });
}

const rules = rulesOf(parsed.nodes);

/** What a browser makes of the sheet: all rules are equally specific, so the last one wins. */
function computed(element: Element, property: string, media: string[] = []): string | undefined {
  const applied = rules.filter(
    ({rule, media: needed}) =>
      needed.every((condition) => media.includes(condition)) && element.matches(rule.selector),
  );
  const found = applied.flatMap(({rule}) =>
    rule.nodes.filter((node) => node.type === 'decl').filter(({prop}) => prop === property),
  );
  const parent = element.parentElement;
  const value = found.at(-1)?.value ?? (parent ? computed(parent, property, media) : undefined);
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  return reference ? computed(element, reference, media) : value;
}

const root = document.documentElement;
const DARK = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';

function page(attributes: Record<string, string>): HTMLElement {
  for (const {name} of [...root.attributes]) root.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  return root;
}

describe('the sheet', () => {
  it('is the same for the same accents in another order', () => {
    const entries = Object.entries(ACCENTS).reverse();
    expect(tokenSheet(Object.fromEntries(entries))).toBe(sheet);
  });

  it('is all in its layer, important nowhere, and equally specific everywhere', () => {
    const [order, layer, ...rest] = parsed.nodes.map(String);
    expect(order).toBe('@layer docusaurus, vitrine');
    expect(layer).toMatch(/^@layer vitrine\.tokens \{/);
    expect(rest).toEqual([]);
    expect(sheet).not.toContain('!important');
    const selectors = rules.map(({rule}) => rule.selector.replace(/:where\(.*\)$/, ''));
    expect(
      selectors.filter((one) => !/^(?::root|\[data-product(?:='[\w-]+')?\])$/.test(one)),
    ).toEqual([]);
  });

  it('gives every scheme the same tokens', () => {
    const sizes = rules
      .filter(({rule}) => String(rule).includes('--v-surface-0'))
      .map(({rule}) => rule.nodes.map((node) => node.type === 'decl' && node.prop).join());
    expect(sizes).toHaveLength(8);
    expect(new Set(sizes).size).toBe(1);
  });

  it('is dark by the theme alone, for pages that set no scheme', () => {
    expect(computed(page({'data-theme': 'dark'}), '--v-surface-0')).toBe(SURFACES.dark[0]);
    expect(computed(page({'data-theme': 'light'}), '--v-surface-0', [DARK])).toBe(
      SURFACES.light[0],
    );
  });

  it('needs no accents', () => {
    expect(tokenSheet({})).not.toContain('data-product=');
  });
});

describe.each(SCHEMES)('the scheme %s', (scheme) => {
  const theme = themeOf(scheme);
  const attributes = {'data-theme': theme, 'data-scheme': scheme};
  const joy = accentOf(colorVariants('#c2185b'), scheme);
  const wishes = [
    ...(theme === 'dark' ? [DARK] : []),
    ...(scheme.endsWith('high-contrast') ? [MORE] : []),
  ];

  it('is shown by the attributes, whatever the system wishes', () => {
    for (const media of [[], [DARK], [MORE], [DARK, MORE]]) {
      expect(computed(page(attributes), '--v-surface-0', media)).toBe(SURFACES[scheme][0]);
      expect(computed(page(attributes), '--v-ink-soft', media)).toBe(paletteOf(scheme)['ink-soft']);
      expect(computed(page(attributes), 'color-scheme', media)).toBe(theme);
    }
  });

  it('is shown by the wishes of the system without scripts', () => {
    expect(computed(page({}), '--v-surface-2', wishes)).toBe(SURFACES[scheme][2]);
    const product = page({'data-product': 'joy-ui'});
    expect(computed(product, '--v-accent', wishes)).toBe(joy);
  });

  it('gives a page and a card the accent of their product', () => {
    const html = page({...attributes, 'data-product': 'docs'});
    document.body.innerHTML = '<li data-product="joy-ui"><a></a></li>';
    const link = document.querySelector('a') ?? html;
    expect(computed(link, '--v-accent')).toBe(joy);
    expect(computed(html, '--v-accent')).toBe(paletteOf(scheme)['neutral-accent']);
    expect(computed(page({...attributes, 'data-product': 'joy-ui'}), '--v-accent')).toBe(joy);
  });

  it('gives a card of a product without accent that of none', () => {
    page({...attributes, 'data-product': 'joy-ui'});
    document.body.innerHTML = '<li data-product="docs"></li>';
    const card = document.querySelector('li') ?? root;
    expect(computed(card, '--v-accent')).toBe(paletteOf(scheme)['neutral-accent']);
  });

  it('is black on white on paper', () => {
    const html = page({...attributes, 'data-product': 'joy-ui'});
    const media = ['print', ...wishes];
    for (const name of ['surface-0', 'surface-1', 'surface-2', 'surface-3']) {
      expect(computed(html, `--v-${name}`, media)).toBe('#ffffff');
    }
    for (const name of ['ink', 'ink-soft', 'accent', 'accent-joy-ui', 'neutral-accent', 'error']) {
      expect(computed(html, `--v-${name}`, media)).toBe('#000000');
    }
    expect(computed(html, 'color-scheme', media)).toBe('light');
    expect(computed(html, '--v-shadow', media)).toBe('none');
    const keyword = paletteOf('light-high-contrast')['code-keyword'];
    expect(computed(html, '--v-code-keyword', media)).toBe(keyword);
  });
});
