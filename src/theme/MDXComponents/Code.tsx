/** Ejected from @docusaurus/theme-classic 3.10.2: a fence never arrives here, so code is inline. */
import type {ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

/** Letters that fit into a line of any phone, beside some words. */
const SHORT = 24;

export default function MDXCode(props: Props): ReactNode {
  return <CodeInline {...props} {...(isWhole(props.children) && {className: 'whole'})} />;
}

/** A short name with hyphens: browsers would break it at one of them, and nobody could tell. */
function isWhole(children: ReactNode): boolean {
  return typeof children === 'string' && children.length <= SHORT && /^\S*-\S*$/.test(children);
}
