import * as React from 'react';

interface BaseProps {
  /** The tone. */
  tone?: 'calm' | 'loud';
  /** Left out. */
  level: number;
}
export interface NoteProps extends Omit<BaseProps, 'level'> {
  /** Its title. */
  title: string;
}
export const Note = (props: NoteProps) => <p>{props.title}</p>;
