import {Fragment} from 'react';
import type {ReactNode} from 'react';

/** A text that may be broken at places of its own, where a line is too short for it; copied, it is the same. */
export function brokenAt(text: string, places: RegExp): ReactNode {
  // Pieces of one text have no identity but their place, and never change it.
  return text.split(places).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
