export type {ErrorParts as Fault} from '../../_shared/node';

/** How a value is quoted, and a mistyped name answered. */
export interface Wording {
  quote(value: unknown): string;
  /** The known names nearest to one, best first. */
  nearest(name: string, known: readonly string[]): string[];
}
