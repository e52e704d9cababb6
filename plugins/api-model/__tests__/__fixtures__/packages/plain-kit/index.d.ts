/** What React renders, by its name: the fixture needs no React. */
interface ReactElement {
  type: string;
}

interface Foreign {
  /** Written, but nobody gave it a meaning here. */
  level: 1 | 2 | 3;
}

export interface CardProps<T extends string = 'a' | 'b'> extends Partial<Foreign> {
  /** What is inside. */
  children?: string;
  /** Which one. */
  kind: T;
  /** @ignore */
  hidden?: boolean;
  bare?: string;
  /** Called with the kind. */
  onPick?: (kind: string) => void;
}

/** A frame. */
export declare function Card(props: CardProps): ReactElement;

/**
 * @param start whether it is open at first
 */
export declare function useCard(start?: boolean): {open: boolean};
