import {useEffect, useState} from 'react';
import type {RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {loadSources, servedOf} from '../../../client/served';

/** The parts of a demo's source as its page is served with them. */
export interface ServedParts {
  /** In the order of the parts; `undefined` where they are in the page, or on their way. */
  parts: readonly {__html: string}[] | undefined;
  /** They could not be loaded. */
  isLost: boolean;
}

/**
 * What is known of the source of a demo whose text is not in the page's script: of a page that was
 * served nothing, as it is there; of one that was navigated to what came with it, or comes now.
 *
 * @param id of the demo's figure
 * @param source the element around the parts
 * @param isKept whether the text is not in the script
 */
export function useServedParts(
  id: string | undefined,
  source: RefObject<HTMLElement | null>,
  isKept: boolean,
): ServedParts {
  const {pathname} = useLocation();
  // The page that the demo stands on: the address is that of the next one before it is shown.
  const [path] = useState(pathname);
  const [parts, setParts] = useState(() => servedOf(path)?.sources.get(id ?? ''));
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (!isKept || id === undefined || source.current?.querySelector('pre')) return undefined;
    let isGone = false;
    // A demo that the server did not render, such as one in a tab of its own, is not in the page.
    const find = async () => (await loadSources(path)).get(id);
    void find()
      .catch(() => undefined)
      .then((found) => {
        if (isGone) return;
        setParts(found);
        setLost(found === undefined);
      });
    return () => void (isGone = true);
  }, [id, isKept, path, source]);

  return {parts, isLost};
}
