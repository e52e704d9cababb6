/** Ejected from @docusaurus/theme-classic 3.10.2: a bar and a word, where the theme has filled boxes. */
import type {ReactNode} from 'react';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import Callout from '../../components/Callout';

export default function Admonition(props: Props): ReactNode {
  const {type, title, children} = processAdmonitionProps(props);
  return (
    <Callout kind={type} title={title}>
      {children}
    </Callout>
  );
}
