import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './figures.module.css';
import {MEASURED, PAGES, WORST} from './measured';
import type {Measured} from './measured';

/** What Vitrine costs beside the generator it is built on, as it was measured. */
export default function Figures(): ReactNode {
  return (
    <section aria-labelledby="measured" className={styles.measured}>
      <div className={styles.text}>
        <Heading as="h2" id="measured" className={styles.heading}>
          What it costs
        </Heading>
        <p>
          Vitrine is a set of plugins for Docusaurus, and adds work to its builds. How much is
          measured against Docusaurus 3.10.2 as it comes, with the same {grouped(PAGES)} pages of
          text and code: three rounds in turn on one machine of two cores, medians.
        </p>
        <p>
          The worst ratio of time in that run was {WORST.ratio}, on {WORST.pages} pages. Pages with
          demos cost more than these: their components are rendered, too. Every single sample stands
          in <code>bench/build/results.md</code>.
        </p>
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>{grouped(PAGES)} pages, built by each</caption>
        <thead>
          <tr>
            <th scope="col">Measured</th>
            <th scope="col">Docusaurus</th>
            <th scope="col">Vitrine</th>
            <th scope="col">Ratio</th>
          </tr>
        </thead>
        <tbody>
          {MEASURED.map((row) => (
            <Row key={row.what} {...row} />
          ))}
        </tbody>
      </table>
    </section>
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
  return value.toLocaleString('en');
}
