import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Versions from '../../components/Versions';

const TITLE = translate({
  id: 'vitrine.versions.title',
  message: 'Versions',
  description: 'Title of the page of all versions',
});
const ABOUT = translate({
  id: 'vitrine.versions.about',
  message: 'Every documented version of every product, and where to read about it.',
  description: 'Description of the page of all versions, for search results',
});

/** All versions of all products. */
export default function VersionsPage(): ReactNode {
  return (
    <Layout title={TITLE} description={ABOUT}>
      <main>
        <Versions />
      </main>
    </Layout>
  );
}
