/** Ejected from @docusaurus/theme-classic 3.10.2: a `<pre>` of a page's raw HTML is a code block. */
import {Children, isValidElement} from 'react';
import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import MDXCode from '@theme/MDXComponents/Code';
import type {Props as CodeProps} from '@theme/MDXComponents/Code';
import type {Props} from '@theme/MDXComponents/Pre';

export default function MDXPre({children, className}: Props): ReactNode {
  const held = Children.toArray(children);
  const [code] = held;
  const isCode = held.length === 1 && isValidElement<CodeProps>(code) && code.type === MDXCode;
  if (!isCode) return <CodeBlock className={className}>{children as string}</CodeBlock>;
  return <CodeBlock className={code.props.className}>{code.props.children as string}</CodeBlock>;
}
