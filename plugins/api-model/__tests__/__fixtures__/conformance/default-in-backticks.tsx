export interface LampProps {
  /**
   * @default `false`
   */
  dim?: boolean;
  /** @default `'warm'` */
  tone?: 'cold' | 'warm';
  /**
   * @default
   * ```ts
   * {level: 3}
   * ```
   */
  start?: {level: number};
}

export declare const Lamp: (props: LampProps) => React.JSX.Element;
