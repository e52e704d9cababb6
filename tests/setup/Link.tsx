import type {ComponentProps, ReactNode} from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** Stands for Docusaurus' Link, which is a plain link to those who read the page. */
export default function Link({to, ...props}: Props): ReactNode {
  return <a href={to} {...props} />;
}
