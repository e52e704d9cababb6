import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../_shared/client';
import Breakable from './Breakable';
import Code from './Code';
import Description from './Description';
import type {RowData} from './rowData';
import detailStyles from './details.module.css';
import fold from './fold.module.css';
import styles from './styles.module.css';

export interface Props {
  readonly row: RowData;
  /** The filter leaves it out. */
  readonly isLeftOut: boolean;
  /** The address names it. */
  readonly isTarget: boolean;
  /** Whether it is folded to its name; `undefined` where rows do not fold. */
  readonly isFolded: boolean | undefined;
  readonly onFold: (id: string, isFolded: boolean) => void;
}

/** One row: name with its anchor, facts, description. One markup for all layouts. */
export default function Row({row, isLeftOut, isTarget, isFolded, onFold}: Props): ReactNode {
  const {id, name, cells, description, deprecated, details} = row;
  const body = useFolding(id, isFolded, onFold);
  // Only headings register themselves; without this a link to the row would fail the build.
  useBrokenLinks().collectAnchor(id);
  return (
    <li
      id={id}
      className={styles.row}
      hidden={isLeftOut}
      data-current={isTarget || undefined}
      data-open={isFolded === false || undefined}
    >
      <div className={styles.head}>
        {isFolded !== undefined && <Fold id={id} name={name} isFolded={isFolded} onFold={onFold} />}
        <Name row={row} />
      </div>
      <div ref={body} id={`${id}-body`} className={styles.body}>
        {cells.map(({label, value}) => (
          <div key={label} className={styles.cell}>
            {value !== null && (
              <>
                <span className={styles.label}>{label} </span>
                {value}
              </>
            )}
          </div>
        ))}
        <div className={styles.text}>
          {deprecated && (
            <div className={detailStyles.deprecated}>
              <Description text={deprecated} />
            </div>
          )}
          <Description text={description} />
          {details}
        </div>
      </div>
    </li>
  );
}

/** Folds a row's body such that the browser's find still looks into it, and unfolds what it finds. */
function useFolding(id: string, isFolded: boolean | undefined, onFold: Props['onFold']) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element || isFolded === undefined) return undefined;
    // By hand: React makes the plain `hidden` of every value.
    if (isFolded) element.setAttribute('hidden', 'until-found');
    const unfold = () => onFold(id, false);
    element.addEventListener('beforematch', unfold);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', unfold);
    };
  }, [id, isFolded, onFold]);
  return body;
}

function Name({row: {id, name, marks, deprecated}}: Pick<Props, 'row'>): ReactNode {
  const code = (
    <Code>
      <Breakable text={name} />
    </Code>
  );
  return (
    <>
      <a href={`#${id}`} className={styles.name} {...clickData('api', 'anchor', name)}>
        {deprecated === null ? code : <s>{code}</s>}
      </a>
      {marks.map((word) => (
        <span key={word} className={styles.mark}>
          {word}
        </span>
      ))}
    </>
  );
}

interface FoldProps extends Pick<Props, 'onFold'> {
  readonly id: string;
  readonly name: string;
  readonly isFolded: boolean;
}

function Fold({id, name, isFolded, onFold}: FoldProps): ReactNode {
  return (
    <button
      type="button"
      className={fold.fold}
      aria-expanded={!isFolded}
      aria-controls={`${id}-body`}
      aria-label={translate(
        {
          id: 'vitrine.api.details',
          message: 'Details of {name}',
          description: 'Name of the button that unfolds a row of a reference',
        },
        {name},
      )}
      onClick={() => onFold(id, !isFolded)}
      {...clickData('api', 'fold', name)}
    />
  );
}
