import * as React from 'react';
import {c} from './memo-cache.js';

export const Lamp = /*#__PURE__*/ React.forwardRef(function Lamp(t0, ref) {
  const $ = c(5);
  let rest;
  let t1;
  let t2;
  if ($[0] !== t0) {
    ({dim: t1, tone: t2, ...rest} = t0);
    $[0] = t0;
    $[1] = rest;
    $[2] = t1;
    $[3] = t2;
  } else {
    rest = $[1];
    t1 = $[2];
    t2 = $[3];
  }
  const dim = t1 === undefined ? false : t1;
  const tone = t2 === undefined ? 'warm' : t2;
  return React.createElement('i', {ref, ...rest, 'data-dim': dim, 'data-tone': tone});
});
