import {useEffect} from 'react';
import {loadStylesheet} from './loadStylesheet';
import type {StylesheetOptions} from './loadStylesheet';

/**
 * Has a stylesheet in the page for as long as the component is mounted. Components that ask for
 * the same one share it; it goes with the last of them.
 *
 * @param href absolute, or relative to the document; nothing is loaded where it is `undefined`
 * @param options.layer name of the cascade layer that it is put into, so that the rules of later
 *   layers, and those in no layer, are stronger. Where it cannot be fetched it is linked, unlayered
 * @param options.before element that it is put before, or the selector of one
 */
export function useStylesheet(
  href: string | undefined,
  {layer, before}: StylesheetOptions = {},
): void {
  useEffect(() => {
    if (href === undefined) return undefined;
    const end = new AbortController();
    void loadStylesheet(href, {layer, before, signal: end.signal});
    return () => end.abort();
  }, [href, layer, before]);
}
