import type {RunnerFault} from '../../client/protocol';
import type {Length, SourceFile} from '../../core/types';
import type {EditorStore} from './store';
import type {SyntaxFault} from './compile';
import {readDraft, writeDraft} from './drafts';
import type {Draft} from './drafts';
import {readEnvironment, watchEnvironment} from './environment';
import {Runner} from './runner';
import type {RunnerEvent} from './runner';
import {laySheet} from './sheet';
import type {Sheet} from './sheet';

/** How long nothing is typed before it is run, in milliseconds. */
export const PAUSE_MS = 300;

/** What keeps the code from being shown as it is written. */
export type Problem =
  | ({kind: 'syntax'} & SyntaxFault)
  | RunnerFault
  | {kind: 'hung' | 'left'; isOver: boolean}
  | {kind: 'missing' | 'refused' | 'compiler'};

export interface SessionState {
  problem: Problem | undefined;
  /** What was typed before, in this tab, is there again: as the page shows the files, or not. */
  restored: 'same' | 'other' | undefined;
  /** Counts resets: with each the editor takes the original texts. */
  version: number;
}

export interface SessionParts {
  name: string;
  files: readonly SourceFile[];
  /** The files in the variant that the page does not show now. */
  others: readonly SourceFile[];
  /** Address of the runner's document. */
  address: string;
  title: string;
  className: string;
  stage: HTMLElement;
  /** The least height of what is shown. */
  height?: Length | undefined;
  store: EditorStore;
}

/**
 * What is typed into the editor of a demo, and the runner that shows it. Until something is typed
 * the demo of the page stays as it is.
 */
export class Session {
  private state: SessionState = {problem: undefined, restored: undefined, version: 0};
  private draft: Draft;
  /** What the demo is known by on its page. */
  private readonly id: string;
  private readonly originals: readonly SourceFile[];
  private runner: Runner | undefined;
  private sheet: Sheet | undefined;
  private timer: number | undefined;
  /** Counts changes: what was compiled of an older one is not run. */
  private changes = 0;
  private readonly listeners = new Set<() => void>();
  private stopWatching: (() => void) | undefined;

  constructor(private readonly parts: SessionParts) {
    const {name, files, others, stage} = parts;
    this.id = stage.closest('figure')?.id || name;
    const same = readDraft(this.id, files);
    // Before a variant was chosen that nothing was typed in.
    const other = same ? undefined : readDraft(this.id, others);
    this.originals = other ? others : files;
    this.draft = same ?? other ?? {};
    if (same ?? other) this.state.restored = same ? 'same' : 'other';
  }

  readonly get = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins to show what is typed, and what was typed before. */
  start(): void {
    const {store} = this.parts;
    store.set({readEdited: () => this.readEdited()});
    this.stopWatching = watchEnvironment(store, () => {
      this.sheet?.setWidth(store.get().environment.width);
      this.runner?.setEnvironment(readEnvironment(store, this.parts.stage));
    });
    if (Object.keys(this.draft).length > 0) this.show();
  }

  /** Gives the stage back to the demo; what was typed is kept. */
  stop(): void {
    this.stopWatching?.();
    this.parts.store.set({readEdited: undefined});
    this.rest();
  }

  /** Names of the files: those that the editor was opened with, whatever the page shows now. */
  get files(): string[] {
    return this.originals.map(({name}) => name);
  }

  /** Text of a file as it stands in the editor. */
  textOf(file: string): string {
    return this.draft[file] ?? this.originals.find(({name}) => name === file)?.text ?? '';
  }

  /** Takes what was typed. */
  change(file: string, text: string): void {
    if (text === this.textOf(file)) return;
    this.draft = {...this.draft, [file]: text};
    writeDraft(this.id, this.originals, this.draft);
    this.changes += 1;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(), PAUSE_MS);
  }

  /** Goes back to the original, and to the demo of the page. */
  reset(): void {
    this.draft = {};
    writeDraft(this.id, this.originals, this.draft);
    this.rest();
    this.set({problem: undefined, restored: undefined, version: this.state.version + 1});
  }

  private sources(): SourceFile[] {
    return this.files.map((name) => ({name, text: this.textOf(name)}));
  }

  private readEdited(): SourceFile[] | undefined {
    return Object.keys(this.draft).length > 0 ? this.sources() : undefined;
  }

  private set(change: Partial<SessionState>): void {
    this.state = {...this.state, ...change};
    for (const listener of [...this.listeners]) listener();
  }

  private rest(): void {
    this.changes += 1;
    window.clearTimeout(this.timer);
    this.close();
  }

  /** Gives the stage back; what is about to be run opens a runner again. */
  private close(): void {
    this.runner?.stop();
    this.runner = undefined;
    this.sheet?.element.remove();
    this.sheet = undefined;
    this.parts.store.set({edited: false});
  }

  private show(): void {
    void this.compile().catch(() => this.set({problem: {kind: 'compiler'}}));
  }

  private async compile(): Promise<void> {
    const {changes} = this;
    const {compile} = await import('./compile');
    if (changes !== this.changes) return;
    const compiled = compile(this.sources());
    if ('fault' in compiled) this.set({problem: {kind: 'syntax', ...compiled.fault}});
    else this.open().run(compiled.files);
  }

  private open(): Runner {
    const {stage, height, store, address, title, className} = this.parts;
    if (this.runner) return this.runner;
    this.sheet = laySheet(stage, height);
    this.sheet.setWidth(store.get().environment.width);
    const onEvent = (event: RunnerEvent) => this.heed(event);
    const parts = {stage: this.sheet.element, address, title, className, onEvent};
    this.runner = new Runner(parts, readEnvironment(store, stage));
    store.set({edited: true});
    return this.runner;
  }

  private heed(event: RunnerEvent): void {
    if (event.type === 'rendered') this.set({problem: undefined});
    else if (event.type === 'failed') this.set({problem: event.fault});
    else if (event.type === 'hung' || event.type === 'left') {
      this.set({problem: {kind: event.type, isOver: event.isOver}});
      // Nothing would show in the demo's place.
      if (event.isOver) this.close();
    } else {
      this.set({problem: {kind: event.type}});
      this.close();
    }
  }
}
