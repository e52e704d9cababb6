import {createContext, useContext} from 'react';
import type {MouseEvent} from 'react';

/** What a type's name in a text leads to. */
export interface Types {
  /** Names that this page defines. */
  names: readonly string[];
  /** Link to a definition on this page. */
  hrefOf: (name: string) => string;
  /** Shows a definition where it was asked for; does nothing where the link should be followed. */
  open: (name: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

const NONE: Types = {names: [], hrefOf: () => '', open: () => undefined};

export const TypesContext = createContext<Types>(NONE);

/** The definitions of the model that is shown around this component. */
export function useTypes(): Types {
  return useContext(TypesContext);
}
