import * as React from 'react';

export async function Feed(props: {limit?: number}) {
  return <b>{props.limit}</b>;
}
