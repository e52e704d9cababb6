import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {clickData} from '../../../_shared/client';
import type {ApiDefinition} from '../../../api-model/core/model';
import type {PageModel} from '../../core/page/pageModel';
import {rowId} from '../../core/view/sections';
import Definition from './Definition';
import styles from './types.module.css';

/** All types that a reference mentions by name: where the names lead without JavaScript. */
export default function TypesSection({model}: {readonly model: PageModel}): ReactNode {
  return (
    <ul className={styles.types}>
      {Object.values(model.definitions).map((definition) => (
        <Type
          key={definition.name}
          id={rowId(model.name, 'types', definition.name)}
          definition={definition}
        />
      ))}
    </ul>
  );
}

interface TypeProps {
  readonly id: string;
  readonly definition: ApiDefinition;
}

function Type({id, definition}: TypeProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.type}>
      <p className={styles.title}>
        <a href={`#${id}`} {...clickData('api', 'anchor', definition.name)}>
          <code dir="ltr">{definition.name}</code>
        </a>
      </p>
      <Definition definition={definition} />
    </li>
  );
}
