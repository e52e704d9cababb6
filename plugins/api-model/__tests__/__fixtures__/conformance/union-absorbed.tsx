import * as React from 'react';

type Variant = 'white' | string;
export const Close = (props: {variant?: Variant}) => <b title={props.variant} />;
