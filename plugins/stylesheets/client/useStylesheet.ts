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
 *
 * What is no address, no layer name or no selector is told on the console of a development build.
 */
export function useStylesheet(
  href: string | undefined,
  {layer, before}: StylesheetOptions = {},
): void {
  useEffect(() => {
    if (href === undefined) return undefined;
    const end = new AbortController();
    try {
      void loadStylesheet(href, {layer, before, signal: end.signal});
    } catch (error) {
      // A page without a stylesheet is read; one whose effect throws is gone.
      // eslint-disable-next-line no-console -- whoever develops has to know what is wrong
      if (process.env.NODE_ENV === 'development') console.error(error);
    }
    return () => end.abort();
  }, [href, layer, before]);
}
