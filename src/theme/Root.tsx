import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ProductMeta} from '../../plugins/product-identity/client';
import textFont from '../css/fonts/text.woff2';

/** Wraps every page, the 404 page too: the one place where each page gets its product. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <ProductMeta />
      <Head>
        {/* The face that is read; others come once the page is loaded (plugin late-hydration). */}
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
