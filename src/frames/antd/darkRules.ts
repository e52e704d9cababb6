/** A rule of custom properties, which hold no braces. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/**
 * What differs in the dark mode, as rules for a page that has it: by its attribute, and without
 * scripts by the system's wish. Dark is for screens: on paper every mode is light.
 *
 * @param light rules of custom properties, as the library writes them
 * @param dark the same rules with the values of the dark mode
 * @returns empty where nothing differs
 */
export function darkRules(light: string, dark: string): string {
  const known = new Map([...light.matchAll(RULE)].map(([, of = '', text = '']) => [of, text]));
  const rules = [...dark.matchAll(RULE)].flatMap(([, selector = '', text = '']) => {
    const same = new Set(declarationsOf(known.get(selector) ?? ''));
    const own = declarationsOf(text).filter((one) => one.startsWith('--') && !same.has(one));
    return own.length === 0 ? [] : [{selector, text: own.join(';')}];
  });
  if (rules.length === 0) return '';
  const under = (page: string) =>
    rules.map(({selector, text}) => `${page} ${selector.trim()}{${text}}`).join('');
  const said = `@media screen{${under(":root[data-theme='dark']")}}`;
  const unsaid = under(':root:not([data-theme])');
  return `${said}@media screen and (prefers-color-scheme:dark){${unsaid}}`;
}

function declarationsOf(text: string): string[] {
  return text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
}
