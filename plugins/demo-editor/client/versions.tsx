import {Suspense} from 'react';
import type {ComponentType} from 'react';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import type {FrameModule} from '../../_shared/client/frameModule';
import type {RunnerEnvironment} from './protocol';
import Shell from './Shell';

/** A version of the demo, as it was written at one moment. */
export interface Version {
  run: number;
  Demo: ComponentType;
  css: string;
}

export interface VersionEvents {
  onRendered: (run: number) => void;
  onFault: (run: number, thrown: unknown) => void;
}

interface Mounted {
  version: Version;
  root: Root;
  element: HTMLElement;
  sheet: HTMLStyleElement;
  /** Called when it is whole; the same function in each rendering. */
  onShown: () => void;
}

/**
 * Shows versions of a demo in an element. A new one is laid out unseen, and takes the place of the
 * last one when it has rendered and its effects have run; one that throws before that is never
 * seen. One that throws later gives its place back to the one before it.
 */
export class Versions {
  private environment: RunnerEnvironment | undefined;
  private shown: Mounted | undefined;
  private pending: Mounted | undefined;
  private before: Version | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly frame: FrameModule | undefined,
    private readonly events: VersionEvents,
  ) {}

  /** Puts a version in place of the one that is shown, once it is whole. */
  show(version: Version): void {
    if (this.pending) remove(this.pending);
    const mounted = this.mount(version);
    // Later: an effect that throws is known to the boundary only after all have run.
    mounted.onShown = () => void setTimeout(() => this.confirm(mounted));
    this.pending = mounted;
    this.render(mounted);
  }

  setEnvironment(environment: RunnerEnvironment): void {
    this.environment = environment;
    for (const mounted of [this.shown, this.pending]) if (mounted) this.render(mounted);
  }

  private mount(version: Version): Mounted {
    const element = document.createElement('div');
    if (this.shown) element.dataset.pending = '';
    this.host.append(element);
    const sheet = document.createElement('style');
    sheet.textContent = version.css;
    document.head.append(sheet);
    // Faults are reported; the console would say them a second time.
    const root = createRoot(element, {onCaughtError: nothing, onUncaughtError: nothing});
    return {version, element, sheet, root, onShown: nothing};
  }

  private render(mounted: Mounted): void {
    if (!this.environment) return;
    const {Demo} = mounted.version;
    mounted.root.render(
      <Shell
        frame={this.frame}
        environment={this.environment}
        onShown={mounted.onShown}
        onFault={(thrown) => this.fail(mounted, thrown)}
      >
        <Suspense>
          <Demo />
        </Suspense>
      </Shell>,
    );
  }

  private confirm(mounted: Mounted): void {
    if (this.pending !== mounted) return;
    if (this.shown) {
      this.before = this.shown.version;
      remove(this.shown);
    }
    this.shown = mounted;
    this.pending = undefined;
    delete mounted.element.dataset.pending;
    this.events.onRendered(mounted.version.run);
  }

  private fail(mounted: Mounted, thrown: unknown): void {
    this.events.onFault(mounted.version.run, thrown);
    remove(mounted);
    if (this.pending === mounted) this.pending = undefined;
    if (this.shown !== mounted) return;
    this.shown = undefined;
    const last = this.before;
    this.before = undefined;
    if (last) this.show(last);
  }
}

function nothing(): void {
  // Nobody waits for it, or it is reported elsewhere.
}

function remove({root, element, sheet}: Mounted): void {
  element.remove();
  sheet.remove();
  // Later, as React refuses to take a root down while it renders.
  queueMicrotask(() => root.unmount());
}
