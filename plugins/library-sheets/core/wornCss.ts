/** Stands among the classes of a page, or a part of one, that has a demo in it. */
export const DEMO_MARK = '[data-demo]';

/** A rule, and what of a page it needs: one of the lists, each name of which is a class there. */
export type WornRule = readonly [needs: readonly (readonly string[])[], css: string];

/** Rules that stand one after another within the same at-rules; `''` where they stand in none. */
export type WornGroup = readonly [around: string, rules: readonly WornRule[]];

/**
 * The sheet of the rules that a part of a page wears.
 *
 * @param classes of its elements
 * @param isWanted what else a rule must be; default: nothing
 */
export function wornCss(
  groups: readonly WornGroup[],
  classes: ReadonlySet<string>,
  isWanted: (css: string) => boolean = () => true,
): string {
  const isWorn = ([needs, css]: WornRule) =>
    needs.some((need) => need.every((name) => classes.has(name))) && isWanted(css);
  return groups.map(([around, rules]) => sheetText([around, rules.filter(isWorn)])).join('');
}

/** The rules of a group within what they stand in; `''` where there are none. */
export function sheetText([around, rules]: WornGroup): string {
  if (rules.length === 0) return '';
  return around + rules.map(([, css]) => css).join('') + '}'.repeat(around.split('{').length - 1);
}
