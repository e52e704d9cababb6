import type {RunnerFile} from '../../client/protocol';

/** How many versions that did well are kept: of the last one it may turn out later that it hangs. */
const KEPT = 2;

/** What is run: the files of the demo, the first of which is the demo. */
export interface Run {
  run: number;
  files: RunnerFile[];
}

/** The versions of a demo: which is wanted, which did well, and which spoils a document. */
export class Runs {
  private latest: Run | undefined;
  /** What did well, the newest last. */
  private good: Run[] = [];
  /** What has rendered in the document that is there now, and not answered since. */
  private rendered: Run | undefined;
  /** The newest version that the document that is there now has begun with; 0: none. */
  private begun = 0;
  /** Counts versions over all documents. */
  private count = 0;

  /** The version that is to be shown. */
  get wanted(): Run | undefined {
    return this.latest;
  }

  add(files: RunnerFile[]): Run {
    this.count += 1;
    this.latest = {run: this.count, files};
    return this.latest;
  }

  /** The document has begun with a version, or one newer than all is claimed, which is none. */
  begin(run: number): void {
    this.begun = Math.max(this.begun, Math.min(run, this.count));
  }

  /**
   * The wanted version shows. It does well once it has answered after that.
   *
   * @returns whether it is shown for the first time
   */
  show(): boolean {
    this.rendered = this.latest;
    return this.latest !== undefined && !this.good.includes(this.latest);
  }

  /** The document has answered. */
  answer(): void {
    const {rendered} = this;
    if (!rendered) return;
    this.rendered = undefined;
    this.good = [...this.good.filter((run) => run !== rendered), rendered].slice(-KEPT);
  }

  /**
   * The document is spoilt, by the version that it began with last. Wanted is from now on what was
   * written since, else the newest version that did well before, or nothing.
   *
   * @returns whether nothing newer was written
   */
  spoil(): boolean {
    const bad = this.begun;
    this.begun = 0;
    this.rendered = undefined;
    this.good = this.good.filter(({run}) => run !== bad);
    const isNewest = this.latest === undefined || this.latest.run <= bad;
    if (isNewest) this.latest = this.good.at(-1);
    return isNewest;
  }
}
