import * as React from 'react';

/**
 * As it was.
 *
 * @deprecated Use `New`.
 */
export const Old = (props: {a?: string}) => <b>{props.a}</b>;
