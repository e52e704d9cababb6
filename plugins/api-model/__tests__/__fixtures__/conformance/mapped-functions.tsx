import * as React from 'react';

interface Values {
  name: string;
}
type Getters = {[Key in keyof Values]: () => Values[Key]};
export const Filters = (props: Getters) => <b>{props.name()}</b>;
