import * as React from 'react';

type Json = string | number | null | Json[] | {[key: string]: Json};
export const View = (props: {
  /** Anything that JSON can say. */
  data: Json;
}) => <b>{String(props.data)}</b>;
