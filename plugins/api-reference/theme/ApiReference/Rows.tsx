import {useCallback, useState} from 'react';
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {PageModel} from '../../core/page/pageModel';
import {LAYOUT_SCRIPT, LONG, type Layout} from '../../core/view/layouts';
import Filter, {type Counts} from './Filter';
import Inherited from './Inherited';
import {LABELS} from './labels';
import Layouts from './Layouts';
import {useLayout} from './layoutStore';
import Row from './Row';
import {matchesQuery, matchingRows, type RowData} from './rowData';
import {useServed} from '../../../_shared/client/useServed';
import {useTarget} from './useTarget';
import ShortAnchor from './ShortAnchor';
import styles from './styles.module.css';
import tools from './tools.module.css';

export interface Props {
  /** Kind of section; the reader's layout is remembered by it. */
  readonly section: string;
  readonly id: string;
  readonly level: 2 | 3;
  readonly title: string;
  readonly rows: readonly RowData[];
  /** Has props that stand in no row, but are looked for with them. */
  readonly model?: PageModel | undefined;
  /** Between heading and rows, e.g. that there are none. */
  readonly children?: ReactNode;
}

/** A section of rows. Long ones have a filter and three layouts. */
export default function Rows({section, id, level, title, ...held}: Props): ReactNode {
  const {rows, model, children} = held;
  const [isLong, hasFilter] = [0, furtherOf(model).length].map(
    (more) => rows.length + more >= LONG,
  );
  const chosen = useLayout(section);
  const layout = isLong ? chosen : 'table';
  const target = useTarget();
  const [query, setQuery] = useQuery(target);
  const found = matchingRows(rows, query);
  const counts = countsOf(rows, found, model, query);
  const isServed = useServed();
  return (
    <section
      className={styles.section}
      data-section={section}
      data-layout={layout}
      data-columns={rows[0]?.cells.length ?? 0}
      // The script below changes the layout before React looks at it.
      suppressHydrationWarning
    >
      {isServed && isLong && <script dangerouslySetInnerHTML={{__html: LAYOUT_SCRIPT}} />}
      {level === 2 && <ShortAnchor kind={section} />}
      <div className={styles.bar}>
        <Heading as={`h${level}`} id={id} className={styles.heading}>
          {title}
        </Heading>
        {hasFilter && (
          <div className={tools.tools}>
            <Filter value={query} onChange={setQuery} counts={counts} />
            {isLong && <Layouts section={section} value={layout} />}
          </div>
        )}
      </div>
      {children}
      {rows.length > 0 && <List {...{id, rows, found, layout, target}} />}
      {model && <Inherited model={model} query={query} target={target} />}
    </section>
  );
}

/** How many rows match a query, and how many props that stand in none. */
function countsOf(
  {length: all}: readonly RowData[],
  {length: found}: readonly RowData[],
  model: PageModel | undefined,
  query: string,
): Counts {
  const matching = furtherOf(model).filter((name) => matchesQuery(name, query));
  return {found, all, inherited: matching.length};
}

/** Names of props that stand in no row. */
function furtherOf(model: PageModel | undefined): string[] {
  return model ? [...model.sets, ...model.inherited].flatMap(({props}) => props) : [];
}

/** What is typed, until the address names a row: whoever follows a link wants to see it. */
function useQuery(target: string): [query: string, type: (query: string) => void] {
  const [typed, setTyped] = useState({query: '', target});
  const query = typed.target === target ? typed.query : '';
  return [query, (next) => setTyped({query: next, target})];
}

interface ListProps {
  readonly id: string;
  readonly rows: readonly RowData[];
  readonly found: readonly RowData[];
  readonly layout: Layout;
  readonly target: string;
}

function List({id, rows, found, layout, target}: ListProps): ReactNode {
  const {isOpen, fold} = useOpenRows(target);
  return (
    <>
      <Columns cells={rows[0]?.cells ?? []} />
      <ul className={styles.rows} aria-labelledby={id}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            isLeftOut={!found.includes(row)}
            isTarget={row.id === target}
            isFolded={layout === 'collapsed' ? !isOpen(row.id) : undefined}
            onFold={fold}
          />
        ))}
      </ul>
    </>
  );
}

/** The head of the table; each row says its labels itself to those who do not see columns. */
function Columns({cells}: Pick<RowData, 'cells'>): ReactNode {
  const labels = [LABELS.name(), ...cells.map(({label}) => label), LABELS.description()];
  return (
    <div className={styles.columns} aria-hidden>
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}

/** Which rows are unfolded: those that a reader has unfolded, and the one that the address names. */
function useOpenRows(target: string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const fold = useCallback(
    (id: string, isFolded: boolean) => {
      setChosen((before) => new Map(before).set(id, {isFolded, target}));
    },
    [target],
  );
  const isOpen = (id: string) => {
    const choice = chosen.get(id);
    // A link that is followed again opens what was folded before.
    const isCurrent = id !== target || choice?.target === target;
    return choice && isCurrent ? !choice.isFolded : id === target;
  };
  return {isOpen, fold};
}

/** What a reader chose for a row, and which row the address named then. */
interface Chosen {
  isFolded: boolean;
  target: string;
}
