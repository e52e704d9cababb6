import type {SourceFile} from '../../core/types';

/** What was chosen for a demo; what is absent follows its page. */
export interface EditorEnvironment {
  mode?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  density?: 'comfortable' | 'compact';
  /** Width of the demo's window in pixels. */
  width?: number;
}

/** What the editor says of itself to the other parts of a demo. */
export interface EditorState {
  /** The editor is open. */
  editing: boolean;
  /** What the editor holds is shown in place of the demo. */
  edited: boolean;
  /** Reads all files as the open editor holds them; nothing where nobody typed. */
  readEdited?: (() => readonly SourceFile[] | undefined) | undefined;
}

/** What the editor needs of a demo's store. */
export interface EditorStore {
  get: () => EditorState & {environment: EditorEnvironment};
  /** Changes the named fields and tells all who follow. */
  set: (change: Partial<EditorState>) => void;
  /** @returns stops following */
  subscribe: (listener: () => void) => () => void;
}
