import type {ReactNode} from 'react';
import type {LoadedFrame} from './types';

export type FrameSheetProps = Pick<LoadedFrame, 'id' | 'css'>;

/**
 * A library's custom properties. React keeps one sheet of a name on a page, however many demos ask
 * for it, and finds the one that was served.
 */
export default function FrameSheet({id, css}: FrameSheetProps): ReactNode {
  const text = css();
  if (text === '') return null;
  return (
    <style href={id} precedence="demo-frame">
      {text}
    </style>
  );
}
