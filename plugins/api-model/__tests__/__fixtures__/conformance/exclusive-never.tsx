import * as React from 'react';

interface Shared {
  /** Its name. */
  name?: string;
}
export type IconButtonProps = Shared &
  (
    | {
        /** Names it aloud. */
        label: string;
        labelledBy?: never;
      }
    | {
        label?: never;
        /** Id of what names it. */
        labelledBy: string;
      }
  );
export const IconButton = (props: IconButtonProps) => <button>{props.name}</button>;
