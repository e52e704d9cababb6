import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {clickData} from '../../../_shared/client';
import type {SetOnPage} from '../../core/page/apiPage';
import {sectionId} from '../../core/view/sections';
import Code from './Code';
import {propRows} from './rowData';
import Rows from './Rows';
import {sectionTitle} from './titles';
import TypesProvider from './TypesProvider';
import TypesSection from './TypesSection';
import lists from './lists.module.css';
import styles from './styles.module.css';

interface Props {
  readonly set: SetOnPage;
}

/** Props that many components have in common: a row for each, and which components those are. */
export default function SharedSet({set}: Props): ReactNode {
  const {type, definitions} = set;
  const model = {...set, name: type, demos: [], marks: {}, alternatives: []};
  return (
    <div className={styles.api}>
      <TypesProvider model={model}>
        <Rows
          section="props"
          id={sectionId(type, 'props')}
          level={2}
          title={sectionTitle('props')}
          rows={propRows(model)}
        />
        <section className={styles.section}>
          <Heading as="h2" id={sectionId(type, 'users')} className={styles.heading}>
            {sectionTitle('users')}
          </Heading>
          <Users set={set} />
        </section>
        {Object.keys(definitions).length > 0 && (
          <section className={styles.section}>
            <Heading as="h2" id={sectionId(type, 'types')} className={styles.heading}>
              {sectionTitle('types')}
            </Heading>
            <TypesSection model={model} />
          </section>
        )}
      </TypesProvider>
    </div>
  );
}

function Users({set: {components}}: Props): ReactNode {
  return (
    <ul className={lists.names} dir="ltr">
      {components.map(({name, href}) => (
        <li key={name}>
          <Link to={href ?? ''} {...clickData('api', 'part', name)}>
            <Code>{name}</Code>
          </Link>
        </li>
      ))}
    </ul>
  );
}
