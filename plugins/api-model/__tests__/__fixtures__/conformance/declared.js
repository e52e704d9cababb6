import * as React from 'react';
import {jsx as _jsx} from 'react/jsx-runtime';

export const Card = /*#__PURE__*/ React.forwardRef(function Card(props, ref) {
  const {look = 'framed', ...other} = props;
  return /*#__PURE__*/ _jsx('article', {ref, 'data-look': look, ...other});
});
