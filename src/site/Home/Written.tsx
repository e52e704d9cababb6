import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {DEMO, PAGE, PROP, TREE, TWIN} from './excerpts';
import type {Line} from './excerpts';
import {BasicButtons} from './pieces';
import styles from './written.module.css';

const OUTPUTS = {
  page: translate({
    id: 'vitrine.home.page',
    message: 'A page in its tree',
    description: 'What comes of a page',
  }),
  pageFrom: translate({
    id: 'vitrine.home.pageFrom',
    message: 'The folder is the address, the title the entry.',
    description: 'What it is made from',
  }),
  demo: translate({
    id: 'vitrine.home.demo',
    message: 'A demo that runs',
    description: 'What comes of a page',
  }),
  demoFrom: translate({
    id: 'vitrine.home.demoFrom',
    message: 'Rendered into the HTML, alive when it is near.',
    description: 'What it is made from',
  }),
  row: translate({
    id: 'vitrine.home.row',
    message: 'A row of the API',
    description: 'What comes of a page',
  }),
  rowFrom: translate({
    id: 'vitrine.home.rowFrom',
    message: 'Read from the types of the installed package.',
    description: 'What it is made from',
  }),
  twin: translate({
    id: 'vitrine.home.twin',
    message: 'A markdown twin',
    description: 'What comes of a page',
  }),
  twinFrom: translate({
    id: 'vitrine.home.twinFrom',
    message: 'Of the whole page, for tools that read text.',
    description: 'What it is made from',
  }),
};

/** What an author writes, beside the four things that readers get from it. */
export default function Written(): ReactNode {
  return (
    <section aria-labelledby="written" className={styles.written}>
      <div className={styles.text}>
        <Heading as="h2" id="written" className={styles.heading}>
          <Translate id="vitrine.home.written" description="Heading on the start page">
            Two files in, four things out
          </Translate>
        </Heading>
        <p>
          <Translate id="vitrine.home.writtenLead" description="On the start page">
            A page is a folder with markdown and the components it talks about. Nothing else is kept
            by hand: no list of props, no copy of a demo’s source. The numbers say what comes from
            which line.
          </Translate>
        </p>
      </div>
      <div className={styles.sources}>
        <Source {...PAGE} />
        <Source {...DEMO} isBeside />
      </div>
      <Outputs />
    </section>
  );
}

function Outputs(): ReactNode {
  return (
    <ol className={styles.outputs} role="list">
      <Output number={1} title={OUTPUTS.page} from={OUTPUTS.pageFrom}>
        <Tree />
      </Output>
      <Output number={2} title={OUTPUTS.demo} from={OUTPUTS.demoFrom}>
        <BasicButtons />
      </Output>
      <Output number={3} title={OUTPUTS.row} from={OUTPUTS.rowFrom}>
        <Prop />
      </Output>
      <Output number={4} title={OUTPUTS.twin} from={OUTPUTS.twinFrom}>
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

interface SourceProps {
  file: string;
  lines: readonly Line[];
  isBeside?: boolean;
}

function beside(file: string): string {
  return translate(
    {
      id: 'vitrine.home.beside',
      message: '{file}, beside it',
      description: 'A file in the folder of the page',
    },
    {file},
  );
}

function Source({file, lines, isBeside}: SourceProps): ReactNode {
  return (
    <figure className={styles.source}>
      <figcaption>{isBeside ? beside(file) : file}</figcaption>
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
        <Translate
          id="vitrine.home.default"
          description="Type and default of a prop"
          values={{
            type: <code dir="ltr">{PROP.type}</code>,
            initial: <code dir="ltr">{PROP.initial}</code>,
          }}
        >
          {'{type}, default {initial}'}
        </Translate>
      </dd>
    </dl>
  );
}
