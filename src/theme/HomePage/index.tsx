import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import StartPage from '../../components/StartPage';

/** The start page of a site that has none of its own. */
export default function HomePage(): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout description={tagline || title}>
      <main>
        <StartPage />
      </main>
    </Layout>
  );
}
