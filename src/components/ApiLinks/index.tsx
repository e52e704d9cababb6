import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {kebabCase} from '../../../plugins/_shared/entries';
import {tabsOf} from '../../../plugins/navigation/client';
import type {TabName} from '../../../plugins/navigation/client';
import styles from './styles.module.css';

/** Front matter field that lists what a tab shows. */
const FIELDS: Record<TabName, 'components' | 'hooks'> = {
  'components-api': 'components',
  'hooks-api': 'hooks',
};

interface Props {
  frontMatter: Readonly<Record<string, unknown>>;
  /** Address of the page, with a slash at its end. */
  page: string;
}

/** The end of a component page: where the API of each of its components and hooks is. */
export default function ApiLinks({frontMatter, page}: Props): ReactNode {
  const tabs = tabsOf(frontMatter);
  if (tabs.length === 0) return null;
  return (
    <section className={styles.api} aria-label="API">
      <Heading as="h2" id="api" className={styles.title}>
        API
      </Heading>
      <ul className={styles.list}>
        {tabs.flatMap((tab) =>
          (frontMatter[FIELDS[tab]] as string[]).map((name) => (
            <li key={name}>
              <Link to={`${page}${tab}/#${kebabCase(name)}`}>
                <code>{tab === 'hooks-api' ? `${name}()` : `<${name} />`}</code>
              </Link>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
