import {useEffect, useId, useRef, useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import libraries from '@generated/demo-editor/default/libraries.json';
import {runnerPath} from '../../core/runnerPath';
import {libraryOf} from '../../core/library';
import type {Length, SourceFile} from '../../core/types';
import type {EditorStore} from './store';
import Actions from './Actions';
import CodeField from './CodeField';
import FileTabs, {tabId} from './FileTabs';
import ProblemNote from './ProblemNote';
import {Session} from './session';
import styles from './styles.module.css';

/** The files of a demo in both variants, which are the same where it has but one. */
export interface EditorFiles {
  /** As the page shows them; the first is the demo itself. */
  files: readonly SourceFile[];
  others: readonly SourceFile[];
}

export interface LiveEditorProps extends EditorFiles {
  /** The demo's name. */
  name: string;
  /** Exact version of each package that the demo needs; they tell which library it is of. */
  packages: Readonly<Record<string, string>>;
  /** The demo's case, where what is edited is shown. */
  stage: HTMLElement;
  /** The least height of what is shown. */
  height?: Length | undefined;
  store: EditorStore;
  onClose: () => void;
}

/**
 * Edits a demo in its page. What is typed runs in a document of its own, in place of the demo; it
 * is kept, closed or not, until it is reset or the tab is closed.
 */
export default function LiveEditor(props: LiveEditorProps): ReactNode {
  const {name, files, others, packages, stage, height, store, onClose} = props;
  const address = useBaseUrl(`/${runnerPath(libraryOf(packages, libraries))}`);
  // Once: what is typed does not hang on what the page renders.
  const [session] = useState(() => {
    const parts = {name, files, others, address, stage, height, store};
    return new Session({...parts, title: titleOf(name), className: styles.frame ?? ''});
  });
  const {problem, restored, version} = useSyncExternalStore(session.subscribe, session.get);
  const [selected, select] = useState(session.files[0] ?? '');
  const getText = () => session.textOf(selected);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (stayedAt(stage)) focusCode(root.current);
  }, [stage]);

  useEffect(() => {
    session.start();
    return () => session.stop();
  }, [session]);

  return (
    <div ref={root} className={styles.editor} data-demo-editor={name}>
      <Files files={session.files} selected={selected} onSelect={select}>
        <CodeField
          key={`${selected} ${version}`}
          file={selected}
          getText={getText}
          onChange={(text) => session.change(selected, text)}
        />
      </Files>
      <ProblemNote problem={problem} />
      {restored && <Restored file={restored === 'other' ? session.files[0] : undefined} />}
      <Actions name={name} getText={getText} onReset={() => session.reset()} onClose={onClose} />
    </div>
  );
}

/** Whether the reader is still at the demo: whoever went on while the editor was loaded stays there. */
function stayedAt(stage: HTMLElement): boolean {
  const {activeElement, body} = document;
  // Safari gives a clicked button no focus.
  return activeElement === body || Boolean(stage.closest('figure')?.contains(activeElement));
}

function focusCode(editor: HTMLElement | null): void {
  editor?.querySelector<HTMLElement>('[contenteditable=true]')?.focus({preventScroll: true});
}

interface FilesProps {
  files: readonly string[];
  selected: string;
  onSelect: (file: string) => void;
  children: ReactNode;
}

/** The editor of a file, below the tabs of all where there are several. */
function Files({files, selected, onSelect, children}: FilesProps): ReactNode {
  const id = useId();
  if (files.length < 2) return children;
  return (
    <>
      <FileTabs id={id} files={files} selected={selected} onSelect={onSelect} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={tabId(id, files, selected)}>
        {children}
      </div>
    </>
  );
}

function titleOf(name: string): string {
  return translate(
    {
      id: 'vitrine.edit.frame',
      message: 'Edited demo {name}',
      description: 'Accessible name of the frame in which edited code runs',
    },
    {name},
  );
}

/** `file` where what is restored is not in the variant that the page shows. */
function Restored({file}: {file: string | undefined}): ReactNode {
  return (
    <p className={styles.hint}>
      {file === undefined ? (
        <Translate
          id="vitrine.edit.restored"
          description="In the editor of a demo that was edited before in this tab"
        >
          What you typed before is restored.
        </Translate>
      ) : (
        <Translate
          id="vitrine.edit.restoredOther"
          description="In the editor of a demo that was edited before, in the other of two languages"
          values={{file}}
        >
          {'What you typed before, in {file}, is restored.'}
        </Translate>
      )}
    </p>
  );
}
