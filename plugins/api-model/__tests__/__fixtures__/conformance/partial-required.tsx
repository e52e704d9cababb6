import * as React from 'react';

interface BaseProps {
  /** The tone. */
  tone: string;
  /** The level. */
  level?: number;
}
export type NoteProps = Partial<Pick<BaseProps, 'tone'>> & Required<Pick<BaseProps, 'level'>>;
export const Note = (props: NoteProps) => <p>{props.tone}</p>;
