import {createContext, useContext, useMemo} from 'react';
import type {ReactNode} from 'react';

/** How close together things stand. */
export type Density = 'comfortable' | 'compact';

/** Direction of text. */
export type Direction = 'ltr' | 'rtl';

/** What the components know of the page around them. */
export interface Tide {
  /** How close together things stand. */
  density: Density;
  /** Direction of text: to which side an arrow key leads. */
  direction: Direction;
}

export interface TideProviderProps {
  /**
   * How close together things stand.
   * @default 'comfortable'
   */
  density?: Density;
  /**
   * Direction of text: to which side an arrow key leads. The elements themselves follow `dir`.
   * @default 'ltr'
   */
  direction?: Direction;
  /** The app, or a part of it that is otherwise than the rest. */
  children: ReactNode;
}

const TideContext = createContext<Tide | undefined>(undefined);

/** Tells the components below it how dense the page is, and which way it runs. */
export function TideProvider({
  density = 'comfortable',
  direction = 'ltr',
  children,
}: TideProviderProps): ReactNode {
  const tide = useMemo(() => ({density, direction}), [density, direction]);
  return <TideContext value={tide}>{children}</TideContext>;
}

/**
 * What the nearest `TideProvider` says, for components of your own.
 *
 * @throws Error where there is none
 */
export function useTide(): Tide {
  const tide = useContext(TideContext);
  if (tide) return tide;
  throw new Error(
    'useTide found no TideProvider above this component. Put <TideProvider> around your app.',
  );
}
