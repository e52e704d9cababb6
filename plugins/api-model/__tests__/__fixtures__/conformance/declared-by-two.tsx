import * as React from 'react';

interface Named {
  title?: string;
  children?: React.ReactNode;
}

interface Filled {
  title?: React.ReactNode;
  children?: React.ReactNode | ((open: boolean) => React.ReactNode);
}

export const Banner = ({title, children}: Named & Filled) => (
  <b title={title}>{children}</b>
);
