import {useEffect, useEffectEvent, useState} from 'react';

/** The default export of a module that is there, or on its way. */
interface PartModule<Part> {
  default: Part;
}

/**
 * Loads a part of the page when it is first wanted.
 *
 * @param load imports the part; must be the same function in every rendering
 * @param isWanted whether it is to be shown
 * @param onFailure called where it could not be loaded; it is tried anew when wanted again
 * @returns the part's module, `undefined` before it is there
 */
export function useLoaded<Part>(
  load: () => Promise<PartModule<Part>>,
  isWanted: boolean,
  onFailure?: () => void,
): PartModule<Part> | undefined {
  const [module, setModule] = useState<PartModule<Part>>();
  const fail = useEffectEvent(() => onFailure?.());
  const isMissing = module === undefined;
  useEffect(() => {
    if (!isWanted || !isMissing) return undefined;
    let isAwaited = true;
    load().then(
      (loaded) => isAwaited && setModule(loaded),
      () => isAwaited && fail(),
    );
    return () => {
      isAwaited = false;
    };
  }, [load, isWanted, isMissing]);
  return module;
}
