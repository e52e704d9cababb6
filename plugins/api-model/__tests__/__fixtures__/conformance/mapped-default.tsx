import * as React from 'react';

declare const DEFS: {
  size: {type: 'enum'; values: readonly ['s', 'm']; default: 'm'};
  high: {type: 'boolean'; default: undefined};
};
type TypeOf<Def> = Def extends {values: readonly (infer Value)[]} ? Value : boolean;
type PropsOf<Defs> = {[Key in keyof Defs]?: TypeOf<Defs[Key]>};
export const Text = (props: PropsOf<typeof DEFS>) => <b title={props.size} />;
