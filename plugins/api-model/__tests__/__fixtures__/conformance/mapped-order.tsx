import * as React from 'react';

type Responsive<Value> = Value | Partial<Record<'initial' | 'wide', Value>>;
interface Defs {
  weight: {values: readonly ['light', 'bold', 'auto']};
}
type PropsOf<All> = {
  [Key in keyof All]?: All[Key] extends {values: readonly (infer Value)[]} ? Responsive<Value> : never;
};
export const Text = (props: PropsOf<Defs>) => <b title={String(props.weight)} />;
