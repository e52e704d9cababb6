/** A fault in the source, and the test that must find it. */
export interface Row {
  /** What is lost with it. */
  what: string;
  /** Number of the promise in the README that is broken by it, where it is one of them. */
  promise?: number;
  file: string;
  /** Stands once in the file. */
  from: string;
  to: string;
  /** A file of tests of jest, and how the name of one of them begins or goes on. */
  test: [file: string, name: string];
}
