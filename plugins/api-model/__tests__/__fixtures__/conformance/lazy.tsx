import * as React from 'react';

const Inner = (props: {path: string}) => <b>{props.path}</b>;
export const Page = React.lazy(async () => ({default: Inner}));
