import type {NavigationEntry} from '../../_shared/site/entries';
import type {ErrorParts} from '../../_shared/node';

/**
 * A tree without the icons that are components: such trees come from sites that render them, and a
 * tree here holds data only.
 *
 * @param entries as written; not changed, and returned as they are where they are no list
 */
export function withoutIconComponents(entries: readonly NavigationEntry[]): {
  entries: NavigationEntry[];
  dropped: number;
} {
  let dropped = 0;
  const copy = (entry: NavigationEntry): NavigationEntry => {
    if (typeof entry !== 'object' || entry === null) return entry;
    const {icon, children, ...rest} = entry;
    const isComponent = typeof icon === 'function' || (typeof icon === 'object' && icon !== null);
    if (isComponent) dropped += 1;
    return {
      ...rest,
      ...(icon !== undefined && !isComponent && {icon}),
      ...(children !== undefined && {
        children: Array.isArray(children) ? children.map(copy) : children,
      }),
    };
  };
  const copied = Array.isArray(entries) ? entries.map(copy) : (entries as NavigationEntry[]);
  return {entries: copied, dropped};
}

/** What is told of them, once for a tree. */
export function droppedIcons(where: string, dropped: number): ErrorParts {
  const are = dropped === 1 ? '1 icon is a component, and' : `${dropped} icons are components, and`;
  return {
    where,
    what: `${are} left out`,
    fix: "name an icon of the site's option `icons` in its place",
  };
}
