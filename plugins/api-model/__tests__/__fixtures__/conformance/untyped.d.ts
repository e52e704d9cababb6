import * as React from 'react';

export interface NoteProps {
  /** What it says. */
  text: string;
  onClose?: () => void;
}
/** What a factory made whose types were lost. */
export declare const Note: any;
