import * as React from 'react';

export const Panel = ({width = 320}: {width?: number}) => <b style={{width}} />;
