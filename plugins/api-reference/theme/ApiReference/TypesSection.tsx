import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {clickData} from '../../../_shared/client';
import {rowId} from '../../../api-model/core/names';
import type {ApiDefinition} from '../../../api-model/core/model';
import type {PageModel} from '../../core/page/pageModel';
import Definition from './Definition';
import {useTarget} from './useTarget';
import styles from './types.module.css';

interface Props {
  readonly model: Pick<PageModel, 'name' | 'definitions'>;
}

/** All types that a reference mentions by name: where the names lead without JavaScript. */
export default function TypesSection({model}: Props): ReactNode {
  const target = useTarget();
  return (
    <ul className={styles.types}>
      {Object.values(model.definitions).map((definition) => (
        <Type
          key={definition.name}
          id={rowId(model.name, 'types', definition.name)}
          definition={definition}
          target={target}
        />
      ))}
    </ul>
  );
}

interface TypeProps {
  readonly id: string;
  readonly definition: ApiDefinition;
  /** Id that the address names. */
  readonly target: string;
}

/** A definition that is folded to its name: browsers unfold what an address or their find leads into. */
function Type({id, definition, target}: TypeProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li className={styles.type}>
      <details className={styles.fold} open={id === target || undefined}>
        <summary {...clickData('api', 'definition', definition.name)}>
          <code dir="ltr">{definition.name}</code>
        </summary>
        <div id={id} className={styles.folded}>
          <Definition definition={definition} />
        </div>
      </details>
    </li>
  );
}
