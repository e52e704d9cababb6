import * as React from 'react';

interface Own {
  width: {type: 'string'; responsive: true};
}
interface Shared {
  width: {type: 'string'; responsive: true};
}
type PropsOf<Defs> = {[Key in keyof Defs]?: string};
export const Popup = (props: PropsOf<Own> & PropsOf<Shared>) => <b title={props.width} />;
