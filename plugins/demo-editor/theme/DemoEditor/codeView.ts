import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import type {Extension} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {languageOf} from './language';

const PAPER = 'var(--v-surface-2, #f4f2ee)';
const COVER = `linear-gradient(to left, ${PAPER} 40%, transparent)`;
const SHADE =
  'linear-gradient(to left, color-mix(in srgb, var(--v-ink) 16%, transparent), transparent)';

/** The look, by the site's tokens, so that it follows the mode by itself. */
const LOOK = EditorView.theme({
  '&': {color: 'var(--v-ink)', backgroundColor: 'transparent', maxBlockSize: '32rem'},
  '&.cm-focused': {outline: 'none'},
  // Over the numbers, which lie over what scrolls.
  '&.cm-focused::after': {
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    outline: '2px solid var(--v-accent)',
    outlineOffset: '-2px',
    pointerEvents: 'none',
    content: '""',
  },
  '.cm-scroller': {
    // Where there is more, an edge is shaded, as in the site's blocks of code.
    background: `${COVER} right / 40px 100% local, ${SHADE} right / 12px 100% scroll`,
    backgroundRepeat: 'no-repeat',
    fontFamily: 'var(--v-font-mono, monospace)',
    fontVariantLigatures: 'none',
    lineHeight: '1.6',
  },
  '.cm-content': {
    caretColor: 'var(--v-ink)',
    paddingBlock: 'calc(2 * var(--v-space, 8px))',
    paddingInlineEnd: 'calc(2 * var(--v-space, 8px))',
  },
  '.cm-cursor': {borderInlineStartColor: 'var(--v-ink)'},
  // What scrolls goes on behind the numbers, which stay.
  '.cm-gutters': {backgroundColor: PAPER, border: '0', color: 'var(--v-code-comment)'},
  '.cm-lineNumbers .cm-gutterElement': {
    minInlineSize: 'calc(4 * var(--v-space, 8px))',
    paddingInline: 'var(--v-space, 8px)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'transparent'},
  '&.cm-focused .cm-activeLine': {backgroundColor: 'var(--v-code-marked, transparent)'},
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    {backgroundColor: 'color-mix(in srgb, var(--v-accent) 25%, transparent)'},
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--v-hairline-strong)',
  },
});

export interface CodeViewParts {
  parent: HTMLElement;
  /** Name of the file, by which its language is known. */
  file: string;
  text: string;
  /** Accessible name. */
  label: string;
  /** Id of the text that says how the keyboard leaves. */
  describedBy: string;
  onChange: (text: string) => void;
}

/**
 * An editor for one file. Tab indents; Escape, then Tab moves on, which is CodeMirror's own way.
 *
 * @returns takes it away
 */
export function createCodeView({parent, text, ...parts}: CodeViewParts): () => void {
  const state = EditorState.create({doc: text, extensions: extensionsOf(parts)});
  const view = new EditorView({state, parent});
  return () => view.destroy();
}

function extensionsOf(parts: Omit<CodeViewParts, 'parent' | 'text'>): Extension[] {
  const {file, label, describedBy, onChange} = parts;
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    indentOnInput(),
    bracketMatching(),
    indentUnit.of('  '),
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
    languageOf(file),
    LOOK,
    // The site's keys for single letters are not for whoever writes.
    EditorView.contentAttributes.of({'aria-label': label, 'aria-describedby': describedBy}),
    EditorView.updateListener.of(({docChanged, state}) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}
