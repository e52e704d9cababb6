import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Versions from '../components/Versions';

/** All versions of all products. */
export default function VersionsPage(): ReactNode {
  return (
    <Layout
      title="Versions"
      description="Every documented version of every product, and where to read about it."
    >
      <main>
        <Versions />
      </main>
    </Layout>
  );
}
