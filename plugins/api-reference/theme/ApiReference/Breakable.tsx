import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {wordsOf} from '../../core/view/words';

/** Code that would rather be broken between its words than in their middle; copied, it is the same. */
export default function Breakable({text}: {readonly text: string}): ReactNode {
  // Pieces of one text have no identity but their place, and never change it.
  return wordsOf(text).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
