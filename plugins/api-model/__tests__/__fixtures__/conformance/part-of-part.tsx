import * as React from 'react';

function Cell({width}: {width?: number}) {
  return <td width={width} />;
}
const Row = Object.assign((props: {index: number}) => <tr data-index={props.index} />, {Cell});
export const Table = Object.assign(() => <table />, {Row});
