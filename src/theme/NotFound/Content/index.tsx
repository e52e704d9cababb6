/** Ejected from @docusaurus/theme-classic 3.10.2: leads on instead of apologizing. */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Missing, {TITLE} from '../../../components/Missing';

/** Below a product, Docusaurus shows this without the page around it that could have a title. */
export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata title={TITLE} />
      <Missing />
    </>
  );
}
