/** What is measured: one import of one package. */
export interface Import {
  /** npm name. */
  package: string;
  /** Name of the component. */
  name: string;
}

/** A complaint of the bundler, in its own shape. */
export interface Complaint {
  text: string;
  /** Where it was met; `null` where that is nowhere. */
  location: {file: string; line: number} | null;
}

/** What came of bundling: bytes after compression, or what was in the way. */
export type Bundled = {gzip: number} | {complaints: Complaint[]};
