import * as React from 'react';

interface BaseProps {
  /** The tone. */
  tone?: string;
  /** Left out. */
  level: number;
}
export const Note = (props: Pick<BaseProps, 'tone'>) => <p>{props.tone}</p>;
