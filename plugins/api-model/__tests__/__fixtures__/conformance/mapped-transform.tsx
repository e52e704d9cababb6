import * as React from 'react';

const DEFS = {size: {type: 'enum', values: ['s', 'm']}, on: {type: 'boolean'}} as const;
type TypeOf<Def> = Def extends {values: readonly (infer Value)[]} ? Value : boolean;
type PropsOf<Defs> = {-readonly [Key in keyof Defs]?: TypeOf<Defs[Key]>};
export const Setting = (props: PropsOf<typeof DEFS>) => <b title={props.size}>{String(props.on)}</b>;
