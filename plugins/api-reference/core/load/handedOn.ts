import {byFolder, type Loaded} from './reference';

/**
 * The packages without what they hand on from one before them in the same version of a product: an
 * export that has moved, and is kept where it was. Its page is that of the package which it is from.
 *
 * @example `LoadingButton` of `@acme/lab`, which is the `Button` of `@acme/kit`
 */
export function withoutHandedOn(loaded: readonly Loaded[]): Loaded[] {
  return [...byFolder(loaded).values()].flatMap((packages) =>
    packages.map((one, at) => {
      const before = packages.slice(0, at).map(({facts}) => `${facts.name}/`);
      const isOwn = ({source}: Loaded['models'][number]) =>
        !before.some((from) => source?.startsWith(from));
      return {...one, models: one.models.filter(isOwn)};
    }),
  );
}
