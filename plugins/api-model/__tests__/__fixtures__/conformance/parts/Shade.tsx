export interface ShadeProps {
  /**
   * Whether it covers the window.
   * @default false
   */
  fixed?: boolean;
  /** @default 1 */
  strength?: number;
}

export const Shade = ({fixed = false, strength = 1}: ShadeProps) => (
  <i data-fixed={fixed} data-strength={strength} />
);
