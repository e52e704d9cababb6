import {useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Glyph from '@theme/Glyph';
import type {EditorStore} from './store';

export interface EditButtonProps {
  /** The demo's name, for analytics. */
  name: string;
  store: EditorStore;
  className?: string;
}

/** The button in the figure of a demo. */
export const EDIT_BUTTON = '[data-edit-demo]';

const isEditingOnServer = () => false;

/** Opens and closes the editor of a demo, which is loaded then. */
export default function EditButton({name, store, className}: EditButtonProps): ReactNode {
  const isEditing = () => store.get().editing;
  const editing = useSyncExternalStore(store.subscribe, isEditing, isEditingOnServer);
  const label = translate({
    id: 'vitrine.edit.open',
    message: 'Edit the code',
    description: 'Button that opens the editor of a demo',
  });
  return (
    <button
      type="button"
      className={className}
      title={label}
      aria-label={label}
      aria-expanded={editing}
      onClick={() => store.set({editing: !editing})}
      data-edit-demo=""
      data-needs="js"
      data-ga-event-category="demo-edit"
      data-ga-event-action="open"
      data-ga-event-label={name}
    >
      <Glyph node={Pencil} />
    </button>
  );
}
