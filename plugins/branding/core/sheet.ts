import {colorVariants} from './color';
import type {ColorInput} from './color';
import {measures} from './measures';
import {accentOf, paletteOf} from './palette';
import type {Tokens} from './palette';
import {contrastOf, SCHEMES, themeOf} from './schemes';
import type {Scheme} from './schemes';

/**
 * The style sheet of all tokens. All its rules have one and the same specificity, so that their
 * order decides: measures, light, dark, high contrast, products, paper.
 *
 * @param accents main colour of each product, by its id; their order makes no difference
 */
export function tokenSheet(accents: Readonly<Record<string, ColorInput>>): string {
  const variants = Object.keys(accents)
    .sort()
    .map((id) => ({id, ...colorVariants(accents[id] ?? '')}));
  const colors = (scheme: Scheme): Tokens => ({
    ...paletteOf(scheme),
    ...Object.fromEntries(
      variants.map(({id, ...color}) => [`accent-${id}`, accentOf(color, scheme)]),
    ),
  });
  return [
    // Said here too: whichever sheet comes first fixes the order of the layers.
    '@layer docusaurus, vitrine;',
    '@layer vitrine.tokens {',
    rule(':root', measures()),
    ...SCHEMES.flatMap((scheme) => schemeRules(scheme, colors(scheme))),
    // A product's colour is looked up where its name stands, on the root or on a card inside the
    // page: it follows the root's scheme without a rule for each pair, and a product without one
    // does not take that of the page around it.
    rule('[data-product]', {accent: 'var(--v-neutral-accent)'}),
    ...variants.map(({id}) => rule(`[data-product='${id}']`, {accent: `var(--v-accent-${id})`})),
    wrapped('@media print', rule(':root', printTokens(colors('light-high-contrast')), 'light')),
    '}',
    '',
  ].join('\n');
}

/** A scheme as scripts set it on the root, and as the system wishes where no script has run. */
function schemeRules(scheme: Scheme, tokens: Tokens): string[] {
  const theme = themeOf(scheme);
  if (scheme === 'light') return [rule(':root', tokens, theme)];
  const isHigh = contrastOf(scheme) === 'high';
  const attribute = isHigh ? 'data-scheme' : 'data-theme';
  const wishes = [
    ...(isHigh ? ['(prefers-contrast: more)'] : []),
    ...(theme === 'dark' ? ['(prefers-color-scheme: dark)'] : []),
  ];
  return [
    rule(`:root:where([${attribute}='${scheme}'])`, tokens, theme),
    wrapped(
      `@media ${wishes.join(' and ')}`,
      rule(`:root:where(:not([${attribute}]))`, tokens, theme),
    ),
  ];
}

/** Black on white, whatever the screen shows; code keeps the darkest of its colours. */
function printTokens(tokens: Tokens): Tokens {
  const paper = /^surface-\d$/;
  const black = /^(?:ink|ink-soft|(?:neutral-)?accent(?:-.+)?|info|success|warning|error)$/;
  const entries = Object.entries(tokens).map(([name, value]) => {
    if (paper.test(name)) return [name, '#ffffff'];
    return [name, black.test(name) ? '#000000' : value];
  });
  return {...(Object.fromEntries(entries) as Tokens), shadow: 'none'};
}

function rule(selector: string, tokens: Tokens, colorScheme?: string): string {
  const lines = Object.entries(tokens).map(([name, value]) => `  --v-${name}: ${value};`);
  const scheme = colorScheme ? [`  color-scheme: ${colorScheme};`] : [];
  return [`${selector} {`, ...lines, ...scheme, '}'].join('\n');
}

function wrapped(condition: string, rules: string): string {
  return `${condition} {\n${rules}\n}`;
}
