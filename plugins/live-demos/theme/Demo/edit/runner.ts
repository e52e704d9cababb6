import type {
  RunnerEnvironment,
  RunnerFault,
  RunnerFile,
  RunnerReport,
  RunnerRequest,
} from '../../../../_shared/client/runner';
import {readReport} from './reports';

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
  /** It did not answer: it was replaced, and shows what ran last. */
  | {type: 'hung'}
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

/** What is run: the files of the demo, the first of which is the demo. */
interface Run {
  run: number;
  files: RunnerFile[];
}

/** A document of its own that runs edited demos, without anything of the page in its reach. */
export class Runner {
  private frame: HTMLIFrameElement;
  private isReady = false;
  private latest: Run | undefined;
  /** What rendered last, to go on with when the document had to be replaced. */
  private good: Run | undefined;
  /** Whether the document that is there now has rendered anything. */
  private hasRendered = false;
  /** Counts versions over all documents. */
  private runs = 0;
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
    this.runs += 1;
    this.latest = {run: this.runs, files};
    if (this.isReady) this.send(this.latest);
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
    frame.addEventListener('load', () => {
      this.readyTimer = window.setTimeout(() => this.miss(), READY_MS);
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
    else if (report.type === 'pong') this.waitsSince = undefined;
    else if (report.run !== this.latest?.run) return;
    else if (report.type === 'failed') onEvent(report);
    else {
      // What is shown again after a hang leaves the news of it standing.
      if (this.good !== this.latest) onEvent({type: 'rendered'});
      this.good = this.latest;
      this.hasRendered = true;
    }
  }

  private start(canRun: boolean): void {
    this.isReady = true;
    if (!canRun) {
      this.close();
      this.parts.onEvent({type: 'refused'});
    } else if (this.latest) this.send(this.latest);
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
      window.setTimeout(() => this.replace(), GRACE_MS);
    }
  }

  private replace(): void {
    if (this.waitsSince === undefined) return;
    this.close();
    // What hangs again before it has rendered is not tried a third time.
    if (this.latest === this.good && !this.hasRendered) this.good = undefined;
    this.hasRendered = false;
    this.latest = this.good;
    this.frame = this.open();
    this.parts.onEvent({type: 'hung'});
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
