import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ProductMeta} from '../../plugins/product-identity/client';
import displayFont from '../css/fonts/display.woff2';
import textFont from '../css/fonts/text.woff2';

/** Wraps every page, the 404 page too: the one place where each page gets its product. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <ProductMeta />
      <Head>
        {[textFont, displayFont].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      {children}
    </>
  );
}
