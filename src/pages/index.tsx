import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Home from '../components/Home';

/** The start page. */
export default function HomePage(): ReactNode {
  return (
    <Layout
      title="Documentation that shows the thing itself"
      description="Vitrine documents Material UI, Joy UI and MUI System with live components, an API read from their types, and every version in its place."
    >
      <main>
        <Home />
      </main>
    </Layout>
  );
}
