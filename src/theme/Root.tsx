import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import displayFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
import {ProductMeta} from '../../plugins/product-identity/client';

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
