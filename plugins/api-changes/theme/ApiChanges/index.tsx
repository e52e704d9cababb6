import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ChangesData} from '../../../api-history/core/past/changesData';
import {differenceOf} from '../../../api-history/core/difference';
import Chooser from './Chooser';
import Difference from './Difference';
import {countText} from './labels';
import Steps from './Steps';
import Upgrade from './Upgrade';
import {useChoice} from './useChoice';
import styles from './styles.module.css';

export interface Props {
  readonly data: ChangesData;
  /** Address of the product's API pages, `/material-ui/api/`. */
  readonly root: string;
}

/**
 * What changed in the API of a package between two of its versions, by component: of the newest and
 * the one before it, or with scripts of any two; and each version's own changes, folded.
 */
export default function ApiChanges({data, root}: Props): ReactNode {
  if (data.versions.length < 2) {
    return (
      <p>
        <Translate
          id="vitrine.apichanges.single"
          description="Instead of the changes of an API of which only one version is known"
        >
          Only one version is known, so there is nothing to compare.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <Chosen data={data} root={root} />
      <section className={styles.section}>
        <Heading as="h2" id="versions">
          {translate({
            id: 'vitrine.apichanges.versions',
            message: 'Version by version',
            description: 'Heading over the changes of an API, one version after the other',
          })}
        </Heading>
        <Steps data={data} root={root} />
      </section>
    </>
  );
}

/** The difference of the two versions that the address names. */
function Chosen({data, root}: Props): ReactNode {
  const {choice, choose} = useChoice(data.versions);
  const difference = differenceOf(data, choice.from, choice.to);
  return (
    <section className={styles.section}>
      <div className={styles.bar}>
        <Heading as="h2" id="difference" className={styles.heading}>
          {translate(
            {
              id: 'vitrine.apichanges.difference',
              message: 'From {from} to {to}',
              description: 'Heading over the difference of two versions of an API',
            },
            {...choice},
          )}
        </Heading>
        <Chooser versions={data.versions} choice={choice} onChoose={choose} />
      </div>
      <p className={styles.count} role="status">
        {countText(difference)}
      </p>
      <Upgrade past={data} choice={choice} root={root} />
      <Difference difference={difference} pages={data.pages} root={root} />
    </section>
  );
}
