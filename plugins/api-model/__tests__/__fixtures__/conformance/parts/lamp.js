import * as React from 'react';

const BaseLamp = ({dim = true, ...other}) =>
  React.createElement('i', {...other, 'data-dim': dim});
export {BaseLamp as Lamp};
