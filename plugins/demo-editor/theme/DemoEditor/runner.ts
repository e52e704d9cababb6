import type {
  RunnerEnvironment,
  RunnerFault,
  RunnerFile,
  RunnerReport,
  RunnerRequest,
} from '../../client/protocol';
import {readReport} from './reports';
import {Runs} from './runs';
import type {Run} from './runs';

/** How long a document may take after its load until it says that it is ready, in milliseconds. */
const READY_MS = 2000;
/** How often it is asked whether it still answers. */
const PING_MS = 1000;
/** Without an answer for so long it hangs, and is taken away. */
const HANG_MS = 3000;
/** An answer that waits behind the page's own work is let through first. */
const GRACE_MS = 100;

/** What the runner shows, beside the demo. */
export type RunnerEvent =
  | {type: 'rendered'}
  | {type: 'failed'; fault: RunnerFault}
  /**
   * What it ran did not answer, or put another document in its place. A version that did well before
   * is shown; where `isOver`, there is none, and the runner shows nothing any more.
   */
  | {type: 'hung' | 'left'; isOver: boolean}
  /** Its document cannot be had. */
  | {type: 'missing'}
  /** The server's policy lets no code run in it. */
  | {type: 'refused'};

export interface RunnerParts {
  /** Where the frame is put. */
  stage: HTMLElement;
  /** Address of the document. */
  address: string;
  /** Accessible name of the frame. */
  title: string;
  className: string;
  onEvent: (event: RunnerEvent) => void;
}

/** A document of its own that runs edited demos, without anything of the page in its reach. */
export class Runner {
  private frame: HTMLIFrameElement;
  private isReady = false;
  private readonly runs = new Runs();
  private pings = 0;
  private waitsSince: number | undefined;
  private readyTimer: number | undefined;
  private readonly pulse: number;

  constructor(
    private readonly parts: RunnerParts,
    private environment: RunnerEnvironment,
  ) {
    window.addEventListener('message', this.receive);
    this.frame = this.open();
    this.pulse = window.setInterval(() => this.ping(), PING_MS);
  }

  /** Shows a version in place of the last one, as soon as it can. */
  run(files: RunnerFile[]): void {
    const run = this.runs.add(files);
    if (this.isReady) this.send(run);
  }

  setEnvironment(environment: RunnerEnvironment): void {
    this.environment = environment;
    if (this.isReady) this.post({type: 'environment', environment});
  }

  /** Takes it away. */
  stop(): void {
    window.removeEventListener('message', this.receive);
    window.clearInterval(this.pulse);
    this.close();
  }

  private open(): HTMLIFrameElement {
    const {stage, address, title, className} = this.parts;
    const frame = document.createElement('iframe');
    // Without "allow-same-origin": it has no origin, no storage, and sees nothing of the page.
    frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-forms');
    frame.title = title;
    frame.className = className;
    frame.src = address;
    let isLoaded = false;
    frame.addEventListener('load', () => {
      // A second document: edited code went there.
      if (isLoaded) this.replace('left');
      else this.readyTimer = window.setTimeout(() => this.miss(), READY_MS);
      isLoaded = true;
    });
    stage.append(frame);
    return frame;
  }

  private close(): void {
    window.clearTimeout(this.readyTimer);
    this.isReady = false;
    this.waitsSince = undefined;
    this.frame.remove();
  }

  private miss(): void {
    if (this.isReady) return;
    this.close();
    this.parts.onEvent({type: 'missing'});
  }

  private readonly receive = ({source, data}: MessageEvent): void => {
    if (source === null || source !== this.frame.contentWindow) return;
    const report = readReport(data);
    if (report) this.heed(report);
  };

  private heed(report: RunnerReport): void {
    const {onEvent} = this.parts;
    if (report.type === 'ready') this.start(report.canRun);
    else if (report.type === 'height') this.frame.style.blockSize = `${report.height}px`;
    else if (report.type === 'pong') this.heedPong();
    else if (report.type === 'begun') this.runs.begin(report.run);
    else if (report.run !== this.runs.wanted?.run) return;
    else if (report.type === 'failed') onEvent(report);
    else {
      // What is shown again after a hang leaves the news of it standing.
      if (this.runs.show()) onEvent({type: 'rendered'});
      this.ping();
    }
  }

  private heedPong(): void {
    this.waitsSince = undefined;
    this.runs.answer();
  }

  private start(canRun: boolean): void {
    // Edited code has loaded the document anew.
    if (this.isReady) {
      this.replace('left');
      return;
    }
    this.isReady = true;
    const {wanted} = this.runs;
    if (!canRun) {
      this.close();
      this.parts.onEvent({type: 'refused'});
    } else if (wanted) {
      // What spoils a fresh document is the first that it was given, whatever it says.
      this.runs.begin(wanted.run);
      this.send(wanted);
    }
  }

  private ping(): void {
    // A page that is not seen is slowed down, and says nothing of what it frames.
    if (!this.isReady || document.visibilityState === 'hidden') return;
    const now = performance.now();
    if (this.waitsSince === undefined) {
      this.waitsSince = now;
      this.pings += 1;
      this.post({type: 'ping', ping: this.pings});
    } else if (now - this.waitsSince >= HANG_MS) {
      window.setTimeout(() => this.hang(), GRACE_MS);
    }
  }

  private hang(): void {
    if (this.waitsSince !== undefined) this.replace('hung');
  }

  /** Goes on in a fresh document, with what is wanted now. */
  private replace(type: 'hung' | 'left'): void {
    this.close();
    const isNews = this.runs.spoil();
    const isOver = this.runs.wanted === undefined;
    if (!isOver) this.frame = this.open();
    if (isNews) this.parts.onEvent({type, isOver});
  }

  private send({run, files}: Run): void {
    const [{name: entry} = {name: ''}] = files;
    this.post({type: 'run', run, files, entry, environment: this.environment});
  }

  private post(request: RunnerRequest): void {
    // To whatever origin: it has none.
    this.frame.contentWindow?.postMessage(request, '*');
  }
}
