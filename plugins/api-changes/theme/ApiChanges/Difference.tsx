import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {clickData} from '../../../_shared/client';
import type {
  ComponentDifference,
  Difference as Differences,
} from '../../../api-history/core/difference';
import {apiPath} from '../../../api-model/core/names';
import {wholeTitles} from './labels';
import Lines from './Lines';
import styles from './styles.module.css';

interface Props {
  readonly difference: Differences;
  /** Components and hooks that have a page. */
  readonly pages: readonly string[];
  readonly root: string;
}

/** How two versions differ: whole components first, then each that both have. */
export default function Difference({difference, pages, root}: Props): ReactNode {
  const titles = wholeTitles();
  const link = (name: string) => <Name name={name} pages={pages} root={root} />;
  return (
    <div className={styles.difference}>
      <Whole title={titles.added} names={difference.added} link={link} />
      <Whole title={titles.removed} names={difference.removed} link={link} />
      {difference.changed.map((component) => (
        <Component key={component.name} component={component} link={link} />
      ))}
    </div>
  );
}

interface WholeProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly link: (name: string) => ReactNode;
}

function Whole({title, names, link}: WholeProps): ReactNode {
  if (names.length === 0) return null;
  return (
    <section className={styles.component}>
      <h3 className={styles.name}>{title}</h3>
      <ul className={styles.names} role="list">
        {names.map((name) => (
          <li key={name}>{link(name)}</li>
        ))}
      </ul>
    </section>
  );
}

interface ComponentProps {
  readonly component: ComponentDifference;
  readonly link: (name: string) => ReactNode;
}

function Component({component, link}: ComponentProps): ReactNode {
  return (
    <section className={styles.component}>
      <h3 className={styles.name}>{link(component.name)}</h3>
      <Lines component={component} />
    </section>
  );
}

interface NameProps extends Omit<Props, 'difference'> {
  readonly name: string;
}

/** What no longer exists has no page to lead to. */
function Name({name, pages, root}: NameProps): ReactNode {
  if (!pages.includes(name)) return name;
  return (
    <Link to={`${root}${apiPath(name)}`} {...clickData('api', 'changed', name)}>
      {name}
    </Link>
  );
}
