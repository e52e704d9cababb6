import {useEffect, useState, useSyncExternalStore} from 'react';
import type {ComponentType, ReactNode, RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import type {Length} from '../../core/types';
import {EDIT_BUTTON} from './EditButton';
import type {EditorFiles, LiveEditorProps} from './LiveEditor';
import type {EditorStore} from './store';
import styles from './styles.module.css';

export interface DemoEditorProps {
  name: string;
  /** Exact version of each package that the demo needs. Default: none. */
  packages?: Readonly<Record<string, string>> | undefined;
  /** The element around demo and plate; in it the case has `data-demo-case`. */
  figure: RefObject<HTMLElement | null>;
  /** Reads the files from the page when the editor is opened; the demo itself first. */
  readFiles: () => EditorFiles;
  /** The least height of what is shown in place of the demo. */
  height?: Length | undefined;
  store: EditorStore;
}

const isEditingOnServer = () => false;

/** The place of a demo's editor: empty until it is asked for. */
export default function DemoEditor(props: DemoEditorProps): ReactNode {
  const {store} = props;
  const isEditing = () => store.get().editing;
  const editing = useSyncExternalStore(store.subscribe, isEditing, isEditingOnServer);
  return editing ? <OpenEditor {...props} /> : null;
}

/** `failed` where its code cannot be loaded. */
type Loaded = ComponentType<LiveEditorProps> | 'failed' | undefined;

function OpenEditor(props: DemoEditorProps): ReactNode {
  const {name, packages = {}, figure, readFiles, height, store} = props;
  const [{Editor}, setLoaded] = useState<{Editor: Loaded}>({Editor: undefined});
  const [files] = useState(readFiles);
  const stage = figure.current?.querySelector<HTMLElement>('[data-demo-case]');

  useEffect(() => {
    let isThere = true;
    const show = (loaded: Loaded) => isThere && setLoaded({Editor: loaded});
    import('./LiveEditor').then(
      (module) => show(module.default),
      () => show('failed'),
    );
    return () => {
      isThere = false;
    };
  }, []);

  if (Editor === 'failed') return <NotLoaded />;
  if (!Editor || !stage) return null;
  const close = () => {
    // Its own button goes with the editor, and would take the focus along.
    figure.current?.querySelector<HTMLElement>(EDIT_BUTTON)?.focus();
    store.set({editing: false});
  };
  return <Editor {...{name, packages, stage, height, store}} {...files} onClose={close} />;
}

function NotLoaded(): ReactNode {
  return (
    <p className={styles.hint} role="alert">
      <Translate id="vitrine.edit.notLoaded" description="In place of the editor of a demo">
        The editor could not be loaded. Close it and try again.
      </Translate>
    </p>
  );
}
