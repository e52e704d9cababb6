import type ts from 'typescript';
import type {ApiDefinition, ApiProp, ApiSignature, ApiType} from '../model';
import type {Told} from './told';

/**
 * What is known of the types of one package: hundreds of components take the same props, and name
 * the same types in them.
 */
export interface Memory {
  /** By where a type is written. */
  types: WeakMap<ts.TypeNode, KnownType>;
  /** Names in what is written: see `definitions.ts`. */
  names: WeakMap<ts.Node, ReadonlyMap<string, Named>>;
  /** How a prop is typed that a mapped type copies, by where it is written. */
  told: WeakMap<ts.TypeNode, {type: ts.Type; told: Told & {type: ts.Type}}>;
  /** The same of a type that is written nowhere. */
  computed: WeakMap<ts.Type, KnownType>;
  /** The last row of what is written in a place: the same for all that take it as it is. */
  rows: WeakMap<ts.TypeNode, Row>;
  /** How a function is called, without words. */
  signatures: WeakMap<ts.Type, ApiSignature | null>;
  /** Definitions without their `refs`, which hang on the model. */
  definitions: WeakMap<ts.Symbol, ApiDefinition>;
}

/** A prop, and what it was made of. */
export interface Row {
  type: ts.Type;
  order: string | undefined;
  doc: object;
  required: boolean;
  prop: ApiProp;
}

/** A type in words. */
export interface KnownType {
  type: ts.Type;
  order: string | undefined;
  told: Omit<ApiType, 'refs'>;
}

/** A type that another one names. */
export interface Named {
  symbol: ts.Symbol;
  /**
   * Whether it only stands in the arguments of another such type: `Theme` of `SxProps<Theme>`. It is
   * explained itself, but not all that it is made of, which would be more than all else together.
   */
  isArgument: boolean;
}

export function createMemory(): Memory {
  return {
    types: new WeakMap(),
    names: new WeakMap(),
    told: new WeakMap(),
    computed: new WeakMap(),
    rows: new WeakMap(),
    signatures: new WeakMap(),
    definitions: new WeakMap(),
  };
}
