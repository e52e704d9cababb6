import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {clickData} from '../../../plugins/_shared/client';
import {TABS} from '../../../plugins/_shared/site/entries';
import {apiPageOf, tabsOf} from '../../../plugins/navigation/client';
import {apiAddress} from '../apiRoot';
import {useApiRoot} from '../useApiRoot';
import {chromeWithin} from '../writing';
import type {ElementWriting} from '../writing';
import styles from './styles.module.css';

const TITLE = translate({
  id: 'vitrine.api.title',
  message: 'API',
  description: 'Heading over the links to the API of a component',
});

interface Props {
  frontMatter: Readonly<Record<string, unknown>>;
  /** Of the page's text, where it is not that of the site. */
  writing?: ElementWriting;
}

/** The end of a component page: where the API of each of its components and hooks is. */
export default function ApiLinks({frontMatter, writing}: Props): ReactNode {
  const root = useApiRoot();
  const tabs = tabsOf(frontMatter);
  if (tabs.length === 0) return null;
  return (
    <section className={styles.api} aria-label={TITLE} {...chromeWithin(writing)}>
      <Heading as="h2" id="api" className={styles.title}>
        {TITLE}
      </Heading>
      <ul className={styles.list}>
        {tabs.flatMap((tab) =>
          (frontMatter[TABS[tab]] as string[]).map((name) => (
            <li key={name}>
              <Link
                to={apiAddress(root, apiPageOf(frontMatter, name))}
                {...clickData('api', 'page', name)}
              >
                <code>{tab === 'hooks-api' ? `${name}()` : `<${name} />`}</code>
              </Link>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
