import {translate} from '@docusaurus/Translate';

const CURRENT = translate({
  id: 'vitrine.versions.current',
  message: 'current, on this site',
  description: 'Where a version is kept',
});
const HERE = translate({
  id: 'vitrine.versions.here',
  message: 'on this site',
  description: 'Where a version is kept',
});

/**
 * Where a version is kept, in words.
 *
 * @param href of the version's entry; the current one has none
 * @param current whether it is the current one
 * @example ('https://v5.mui.com/material-ui/', undefined) → 'at v5.mui.com, by its authors'
 */
export function placeOf(href: string | undefined, current: true | undefined): string {
  if (current) return CURRENT;
  if (!href || href.startsWith('/')) return HERE;
  return translate(
    {
      id: 'vitrine.versions.elsewhere',
      message: 'at {host}, by its authors',
      description: 'Where a version is kept',
    },
    {host: new URL(href).host},
  );
}
