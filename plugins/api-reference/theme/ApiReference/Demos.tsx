import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../_shared/client';
import {rowId} from '../../../api-model/core/names';
import type {ApiDemo, PageModel} from '../../core/page/pageModel';
import Code from './Code';
import lists from './lists.module.css';

/** So many are shown at once: what every demo uses has hundreds. */
const SHOWN = 8;

interface Props {
  readonly model: PageModel;
}

/** The demos that use a component, each with the props it shows. */
export default function Demos({model: {name, demos}}: Props): ReactNode {
  const rest = demos.slice(SHOWN);
  return (
    <>
      <List name={name} demos={demos.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={lists.more}>
          <summary {...clickData('api', 'more', name)}>
            <bdi>
              {translate(
                {
                  id: 'vitrine.api.demos.more',
                  message: '{count} more',
                  description: 'Opens the rest of a long list of demos',
                },
                {count: rest.length},
              )}
            </bdi>
          </summary>
          <List name={name} demos={rest} />
        </details>
      )}
    </>
  );
}

interface ListProps {
  readonly name: string;
  readonly demos: readonly ApiDemo[];
}

function List({name, demos}: ListProps): ReactNode {
  return (
    <ul className={lists.demos}>
      {demos.map(({title, href, props}) => (
        <li key={title}>
          <Link to={href} {...clickData('api', 'demo', title)}>
            {title}
          </Link>
          {props.length > 0 && (
            <span className={lists.shown}>
              {props.map((prop) => (
                <a
                  key={prop}
                  href={`#${rowId(name, 'props', prop)}`}
                  {...clickData('api', 'prop', prop)}
                >
                  <Code>{prop}</Code>
                </a>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
