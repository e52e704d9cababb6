import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ProductMeta} from '../../plugins/product-identity/client';
import textFont from '../css/fonts/text.woff2';

// eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundler drops an import of what is not used here
require('../components/everywhere');

/**
 * From where the tree stands beside the text. Below it is a phone, whose first paint would wait longer
 * for the face than its reader should: there it comes behind the page (plugin late-hydration).
 */
const WIDE = '(min-width: 900px)';

/** Wraps every page, the 404 page too: the one place where each page gets its product. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <ProductMeta />
      <Head>
        {/* The face that is read; others come once the page is loaded (plugin late-hydration). */}
        <link
          rel="preload"
          href={textFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          media={WIDE}
        />
      </Head>
      {children}
    </>
  );
}
