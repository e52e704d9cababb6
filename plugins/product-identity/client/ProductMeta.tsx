import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useProduct} from './identity';

/** The two meta tags that analytics and search read a page's product from. */
export function ProductMeta(): ReactNode {
  const {id, category} = useProduct();
  return (
    <Head>
      <html data-product={id} />
      <meta name="docs:productId" content={id} />
      <meta name="docs:productCategoryId" content={category} />
    </Head>
  );
}
