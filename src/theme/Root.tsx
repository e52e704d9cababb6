import type {ReactNode} from 'react';
import {ProductMeta} from '../../plugins/product-identity/client';

/** Wraps every page, the 404 page too: the one place where each page gets its product. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <ProductMeta />
      {children}
    </>
  );
}
