/** Ejected from @docusaurus/theme-classic 3.10.2: the browser's own opens without a script. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXComponents/Details';

export default function MDXDetails(props: Props): ReactNode {
  return <details {...props} />;
}
