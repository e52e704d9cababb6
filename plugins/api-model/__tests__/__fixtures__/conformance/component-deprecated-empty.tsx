import * as React from 'react';

/** @deprecated */
export const Old = (props: {a?: string}) => <b>{props.a}</b>;
