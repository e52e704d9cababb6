import * as React from 'react';

type Loose<Type> = {[Key in keyof Type]?: Type[Key]};
interface Strict {
  width: number;
  render: (width: number) => React.ReactNode;
}
export const Frame = (props: Loose<Strict>) => <b>{props.width}</b>;
