import type {ReactNode} from 'react';

/**
 * A name, a type or a value as code, without the frame that code in a text has. By an attribute, as a
 * page has a thousand of them: the styles of a class come once more with React, and all that wear it
 * would have their style made anew.
 */
export default function Code({children}: {children: ReactNode}): ReactNode {
  return (
    <code data-api-code="" dir="ltr">
      {children}
    </code>
  );
}
