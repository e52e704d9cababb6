import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Home from '../site/Home';

const TITLE = translate({
  id: 'vitrine.home.pageTitle',
  message: 'Documentation that shows the thing itself',
  description: 'Title of the start page, for search results',
});
const ABOUT = translate({
  id: 'vitrine.home.about',
  message:
    'Vitrine documents Material UI, Joy UI and MUI System with live components, an API read from their types, and every version in its place.',
  description: 'Description of the start page, for search results',
});

/** Says that there are demos, which come alive with the page. */
export const vitrineDemos = true;

/** The start page. */
export default function HomePage(): ReactNode {
  return (
    <Layout title={TITLE} description={ABOUT}>
      <main>
        <Home />
      </main>
    </Layout>
  );
}
