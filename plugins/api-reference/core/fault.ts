/** A fault as an author can mend it; the parts of a VitrineError. */
export interface Fault {
  where: string;
  what: string;
  fix: string;
}

/** How a value is quoted, and a mistyped name answered. */
export interface Wording {
  quote(value: unknown): string;
  /** The known names nearest to one, best first. */
  nearest(name: string, known: readonly string[]): string[];
}
