import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {clickData} from '../../../_shared/client';
import {rowId} from '../../../api-model/core/names';
import type {ApiInherited} from '../../../api-model/core/model';
import type {PageModel} from '../../core/page/pageModel';
import Code from './Code';
import {matchesQuery} from './rowData';
import lists from './lists.module.css';

/** What elements take anyway: nobody links to one of these here, and there are hundreds. */
const OF_ELEMENTS = 'react';

export interface Props {
  readonly model: PageModel;
  /** What is typed into the filter of the rows; empty where nothing is. */
  readonly query: string;
  /** Id that the address names. */
  readonly target: string;
}

/**
 * The props that a component takes beside those with a row, by the type that declares them: first
 * those that it has in common with others, which have rows on a page of their own.
 */
export default function Inherited({model, query, target}: Props): ReactNode {
  const {name, sets, inherited} = model;
  return [...sets, ...inherited].map((group) => (
    <Group
      key={`${group.package} ${group.type}`}
      group={group}
      model={name}
      query={query}
      target={target}
    />
  ));
}

/** Props of one type; with the page of the set, where they are one. */
type PropGroup = ApiInherited & {href?: string | null};

interface GroupProps extends Omit<Props, 'model'> {
  readonly group: PropGroup;
  /** Name of the component. */
  readonly model: string;
}

function Group({group, model, query, target}: GroupProps): ReactNode {
  const found = group.props.filter((name) => matchesQuery(name, query));
  const isAsked = query.trim() !== '';
  const hasTarget = group.props.some((name) => rowId(model, 'props', name) === target);
  if (group.props.length === 0 || (isAsked && found.length === 0)) return null;
  return (
    <details
      className={lists.more}
      // What was looked for is seen at once; else it is the reader's.
      open={(isAsked && found.length > 0) || hasTarget ? true : undefined}
    >
      <summary {...clickData('api', 'further', group.type)}>
        <Source group={group} count={isAsked ? found.length : group.props.length} />
      </summary>
      <Names group={group} found={found} model={model} />
    </details>
  );
}

interface NamesProps extends Pick<GroupProps, 'group' | 'model'> {
  readonly found: readonly string[];
}

function Names({group: {package: from, type, href}, found, model}: NamesProps): ReactNode {
  if (from === OF_ELEMENTS) {
    return (
      <p className={lists.names} dir="ltr">
        {found.join(', ')}
      </p>
    );
  }
  return (
    <>
      {href && (
        <p>
          <Link to={href} {...clickData('api', 'set', type)}>
            <Translate
              id="vitrine.api.set.page"
              description="Link to the page with a row for each prop of a set; {type} is its name"
              values={{type: <bdi>{type}</bdi>}}
            >
              {'Types and descriptions of {type}'}
            </Translate>
          </Link>
        </p>
      )}
      <ul className={lists.names} dir="ltr">
        {found.map((name) => (
          <Name
            key={name}
            name={name}
            id={rowId(model, 'props', name)}
            href={href ? `${href}#${rowId(type, 'props', name)}` : undefined}
          />
        ))}
      </ul>
    </>
  );
}

interface NameProps {
  readonly name: string;
  readonly id: string;
  /** Its row on the page of its set; `undefined` where it is in none. */
  readonly href: string | undefined;
}

function Name({name, id, href}: NameProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const code = <Code>{name}</Code>;
  return (
    <li id={id}>
      {href === undefined ? (
        code
      ) : (
        <Link to={href} {...clickData('api', 'prop', name)}>
          {code}
        </Link>
      )}
    </li>
  );
}

interface SourceProps extends Pick<GroupProps, 'group'> {
  readonly count: number;
}

/** Where props come from, and how many. */
function Source({group: {package: from, type, href}, count}: SourceProps): ReactNode {
  const source = (
    <>
      <Code>{type || from}</Code>
      {type !== '' && from !== '' && ` (${from})`}
    </>
  );
  if (href !== undefined) {
    return (
      <Translate
        id="vitrine.api.set"
        description="Over the names of props that many components have in common; {source} is the type that declares them"
        values={{source, count}}
      >
        {'Shared by many components, from {source}: {count}'}
      </Translate>
    );
  }
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
