import * as React from 'react';

export function Chart(props: {data: number[]}): any {
  return props.data.length;
}
