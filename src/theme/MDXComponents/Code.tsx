/** Ejected from @docusaurus/theme-classic 3.10.2: a fence never arrives here, so code is inline. */
import type {ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props): ReactNode {
  return <CodeInline {...props} />;
}
