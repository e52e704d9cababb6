import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {piecesOf, wordsOf} from '../../core/view/words';

interface Props {
  readonly text: string;
  /** Whether it is a type, whose names stay whole. */
  readonly isType?: boolean;
}

/** Code that would rather be broken between its words than in their middle; copied, it is the same. */
export default function Breakable({text, isType = false}: Props): ReactNode {
  // Pieces of one text have no identity but their place, and never change it.
  return (isType ? piecesOf : wordsOf)(text).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
