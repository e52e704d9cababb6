import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {clickData} from '../../../_shared/client';
import type {PageModel} from '../../core/page/pageModel';
import {rowId} from '../../core/view/sections';
import {matchesQuery} from './rowData';
import lists from './lists.module.css';
import styles from './styles.module.css';

/** What elements take anyway: nobody links to one of these here, and there are hundreds. */
const OF_ELEMENTS = 'react';

export interface Props {
  readonly model: PageModel;
  /** What is typed into the filter of the rows; empty where nothing is. */
  readonly query: string;
  /** Id that the address names. */
  readonly target: string;
}

/** The props that a component takes beside those with a row, by the type that declares them. */
export default function Inherited({model, query, target}: Props): ReactNode {
  return model.inherited.map((group) => (
    <Group
      key={`${group.package} ${group.type}`}
      group={group}
      model={model.name}
      query={query}
      target={target}
    />
  ));
}

interface GroupProps extends Omit<Props, 'model'> {
  readonly group: PageModel['inherited'][number];
  /** Name of the component. */
  readonly model: string;
}

function Group({group, model, query, target}: GroupProps): ReactNode {
  const found = group.props.filter((name) => matchesQuery(name, query));
  const isAsked = query.trim() !== '';
  const hasTarget = group.props.some((name) => rowId(model, 'props', name) === target);
  if (isAsked && found.length === 0) return null;
  return (
    <details
      className={lists.more}
      // What was looked for is seen at once; else it is the reader's.
      open={(isAsked && found.length > 0) || hasTarget ? true : undefined}
    >
      <summary {...clickData('api', 'further', group.type)}>
        <Source group={group} count={isAsked ? found.length : group.props.length} />
      </summary>
      {group.package === OF_ELEMENTS ? (
        <p className={lists.names} dir="ltr">
          {found.join(', ')}
        </p>
      ) : (
        <ul className={lists.names} dir="ltr">
          {found.map((name) => (
            <Name key={name} name={name} id={rowId(model, 'props', name)} />
          ))}
        </ul>
      )}
    </details>
  );
}

function Name({name, id}: {readonly name: string; readonly id: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <code className={styles.code}>{name}</code>
    </li>
  );
}

interface SourceProps extends Pick<GroupProps, 'group'> {
  readonly count: number;
}

/** Where props come from, and how many. */
function Source({group: {package: from, type}, count}: SourceProps): ReactNode {
  const source = (
    <>
      <code className={styles.code} dir="ltr">
        {type || from}
      </code>
      {type !== '' && from !== '' && ` (${from})`}
    </>
  );
  return from === OF_ELEMENTS ? (
    <Translate
      id="vitrine.api.inherited.elements"
      description="Over the names of props that all elements take; {source} is the type that declares them"
      values={{source, count}}
    >
      {'As all elements, from {source}: {count}'}
    </Translate>
  ) : (
    <Translate
      id="vitrine.api.inherited.further"
      description="Over the names of further props of a component; {source} is the type that declares them"
      values={{source, count}}
    >
      {'Inherited from {source}: {count}'}
    </Translate>
  );
}
