import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {clickData} from '../../../_shared/client';
import {endsInSign} from '../../core/view/words';
import {typeTokens, type TypeToken} from '../../core/view/typeTokens';
import Breakable from './Breakable';
import Code from './Code';
import {useTypes} from './types';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
  /** A value, not a type: nothing in it leads anywhere. */
  readonly isPlain?: boolean;
  /** Name of the definition that the text is: it does not lead to itself. */
  readonly of?: string;
}

/** A type as code; names in it lead to their definitions, here or where standard ones are told. */
export default function TypeText({text, isPlain = false, of}: Props): ReactNode {
  const names = useTypes().names.filter((name) => name !== of);
  return (
    <Code>
      {isPlain ? (
        <Breakable text={text} />
      ) : (
        // Pieces of one text have no identity but their place, and never change it.
        typeTokens(text, names).map((token, index, all) => (
          <Fragment key={index}>
            {endsInSign(all[index - 1]?.text ?? '') && <wbr />}
            <Piece token={token} />
          </Fragment>
        ))
      )}
    </Code>
  );
}

function Piece({token}: {readonly token: TypeToken}): ReactNode {
  const {hrefOf, open} = useTypes();
  if ('href' in token) {
    return (
      <a href={token.href} {...clickData('api', 'standard-type', token.text)}>
        <Breakable text={token.text} isType />
      </a>
    );
  }
  if (!('definition' in token)) return <Breakable text={token.text} isType />;
  return (
    <a
      href={hrefOf(token.definition)}
      className={styles.typeName}
      onClick={(event) => open(token.definition, event)}
      {...clickData('api', 'type', token.definition)}
    >
      <Breakable text={token.text} isType />
    </a>
  );
}
