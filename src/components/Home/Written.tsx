import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {DEMO, PAGE, PROP, TREE, TWIN} from './excerpts';
import type {Line} from './excerpts';
import {BasicButtons} from './pieces';
import styles from './written.module.css';

/** What an author writes, beside the four things that readers get from it. */
export default function Written(): ReactNode {
  return (
    <section aria-labelledby="written" className={styles.written}>
      <div className={styles.text}>
        <Heading as="h2" id="written" className={styles.heading}>
          Two files in, four things out
        </Heading>
        <p>
          A page is a folder with markdown and the components it talks about. Nothing else is kept
          by hand: no list of props, no copy of a demo’s source. The numbers say what comes from
          which line.
        </p>
      </div>
      <div className={styles.sources}>
        <Source {...PAGE} />
        <Source {...DEMO} />
      </div>
      <Outputs />
    </section>
  );
}

function Outputs(): ReactNode {
  return (
    <ol className={styles.outputs} role="list">
      <Output
        number={1}
        title="A page in its tree"
        from="The folder is the address, the title the entry."
      >
        <Tree />
      </Output>
      <Output
        number={2}
        title="A demo that runs"
        from="Rendered into the HTML, alive when it is near."
      >
        <BasicButtons />
      </Output>
      <Output
        number={3}
        title="A row of the API"
        from="Read from the types of the installed package."
      >
        <Prop />
      </Output>
      <Output
        number={4}
        title="A markdown twin"
        from="Of the whole page, for tools that read text."
      >
        <Code lines={TWIN} />
      </Output>
    </ol>
  );
}

interface OutputProps {
  number: number;
  title: string;
  /** What it is made from, one sentence. */
  from: string;
  children: ReactNode;
}

function Output({number, title, from, children}: OutputProps): ReactNode {
  return (
    <li className={styles.output}>
      <Heading as="h3" className={styles.title}>
        <span className={styles.number}>{number}</span> {title}
      </Heading>
      <p className={styles.from}>{from}</p>
      <div className={styles.shown}>{children}</div>
    </li>
  );
}

function Source({file, lines}: {file: string; lines: readonly Line[]}): ReactNode {
  return (
    <figure className={styles.source}>
      <figcaption>{file}</figcaption>
      <Code lines={lines} />
    </figure>
  );
}

/** Long lines are wrapped, so that nothing has to scroll. The marks are styles, not text. */
function Code({lines}: {lines: readonly Line[]}): ReactNode {
  return (
    <pre className={styles.code} dir="ltr">
      <code>
        {lines.map(({text, mark}, index) => (
          <span key={index} className={styles.line}>
            <span data-mark={mark}>{text}</span>
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

function Tree(): ReactNode {
  return (
    <div className={styles.tree}>
      <p>{TREE.steps.join(' / ')}</p>
      <ul role="list">
        {TREE.neighbours.map((name) => (
          <li key={name} data-current={name === 'Button' || undefined}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Prop(): ReactNode {
  return (
    <dl className={styles.prop}>
      <dt>
        <code dir="ltr">{PROP.name}</code>
      </dt>
      <dd>{PROP.about}</dd>
      <dd>
        <code dir="ltr">{PROP.type}</code>, default <code dir="ltr">{PROP.initial}</code>
      </dd>
    </dl>
  );
}
