import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {LOCALE} from '../../components/locale';
import styles from './figures.module.css';
import {DOCUSAURUS, MEASURED, PAGES, WORST} from './measured';
import type {Measured} from './measured';

/** What Vitrine costs beside the generator it is built on, as it was measured. */
export default function Figures(): ReactNode {
  return (
    <section aria-labelledby="measured" className={styles.measured}>
      <div className={styles.text}>
        <Heading as="h2" id="measured" className={styles.heading}>
          <Translate id="vitrine.home.costs" description="Heading on the start page">
            What it costs
          </Translate>
        </Heading>
        <Prose />
      </div>
      <table className={styles.table}>
        <Caption />
        <Head />
        <tbody>
          {MEASURED.map((row) => (
            <Row key={row.what} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Prose(): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="vitrine.home.measure"
          description="On the start page"
          values={{count: grouped(PAGES), version: DOCUSAURUS}}
        >
          {
            'Vitrine is a set of plugins for Docusaurus, and adds work to its builds. How much is measured against Docusaurus {version} as it comes, with the same {count} pages of text and code: three rounds in turn on one machine of two cores, medians.'
          }
        </Translate>
      </p>
      <p>
        <Translate
          id="vitrine.home.worst"
          description="On the start page"
          values={{
            ratio: WORST.ratio,
            count: WORST.pages,
            file: <code>bench/build/results.md</code>,
          }}
        >
          {
            'The worst ratio of time in that run was {ratio}, on {count} pages. Pages with demos cost more than these: their components are rendered, too. Every sample is in {file}.'
          }
        </Translate>
      </p>
    </>
  );
}

function Caption(): ReactNode {
  return (
    <caption className={styles.caption}>
      <Translate
        id="vitrine.home.caption"
        description="Over the table of measurements"
        values={{count: grouped(PAGES)}}
      >
        {'{count} pages, built by each'}
      </Translate>
    </caption>
  );
}

function Head(): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Translate id="vitrine.home.measured" description="Column of the table of measurements">
            Measured
          </Translate>
        </th>
        <th scope="col">Docusaurus</th>
        <th scope="col">Vitrine</th>
        <th scope="col">
          <Translate id="vitrine.home.ratio" description="Column of the table of measurements">
            Ratio
          </Translate>
        </th>
      </tr>
    </thead>
  );
}

function Row({what, unit, stock, vitrine}: Measured): ReactNode {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{amount(stock, unit)}</td>
      <td>{amount(vitrine, unit)}</td>
      <td>{(vitrine / stock).toFixed(2)}</td>
    </tr>
  );
}

/** With a space that does not break: a number and its unit stay on one line. */
function amount(value: number, unit: Measured['unit']): string {
  return `${unit === 's' ? value.toFixed(1) : grouped(value)}\u00a0${unit}`;
}

function grouped(value: number): string {
  return value.toLocaleString(LOCALE);
}
