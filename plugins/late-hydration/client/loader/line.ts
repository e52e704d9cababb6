import type {Line} from '../../core/intent';

/** What the browser says of the line to it. */
export function readLine(): Line {
  return (navigator as Navigator & {connection?: Line}).connection ?? {};
}
