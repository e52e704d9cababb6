import {useLayoutEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {innermost, mergeHeads} from './merge';
import {readChildren} from './props';
import type {HeadProps} from './props';
import {writeHead} from './write';

/** What is asked for, by the place of who asks: the outer is drawn before the inner. */
const asked = new Map<number, HeadProps>();
let places = 0;
let isWaiting = false;

/** A document has one head: nobody needs to be told which. */
export function HelmetProvider({children}: {children?: ReactNode}) {
  return children;
}

/**
 * Writes to the head of the document, as that of react-helmet-async 1.3 does in a browser, and from
 * the same properties and children, but once for all that React shows at a time: the other writes
 * at each frame in which React comes upon one more, and has the styles of the page made anew with it.
 * `helmetData` has no meaning here, nor have those that are for the server alone.
 */
export function Helmet({children, ...props}: HeadProps & {children?: ReactNode}) {
  const [place] = useState(() => (places += 1));
  useLayoutEffect(() => {
    asked.set(place, readChildren(children, props));
    writeSoon();
  });
  useLayoutEffect(
    () => () => {
      asked.delete(place);
      writeSoon();
    },
    [place],
  );
  return null;
}

/** Before the browser draws, when all of what React shows has asked. */
function writeSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(() => {
    isWaiting = false;
    const list = [...asked].sort(([one], [other]) => one - other).map(([, props]) => props);
    const head = mergeHeads(list);
    const {added, removed} = writeHead(head);
    innermost(list, 'onChangeClientState')?.(head, added, removed);
  });
}
