import {useId} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {clickData} from '../../../_shared/client';
import {KEPT_AS} from '../../../_shared/loading/lateScripts';
import {layoutKey, LAYOUTS, type Layout} from '../../core/view/layouts';
import {chooseLayout} from './layoutStore';
import styles from './tools.module.css';

interface Props {
  /** Kind of section that the choice is for. */
  section: string;
  value: Layout;
}

/** How the rows of a section are shown: radio buttons, so that arrows move between them. */
export default function Layouts({section, value}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.layouts} data-needs="react" {...{[KEPT_AS]: layoutKey(section)}}>
      <legend className={styles.legend}>
        {translate({
          id: 'vitrine.api.layout',
          message: 'Layout',
          description: 'Over the choice of how rows of a reference are shown',
        })}
      </legend>
      {LAYOUTS.map((layout) => (
        <label key={layout} className={styles.layout}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={layout}
            checked={layout === value}
            onChange={() => chooseLayout(section, layout)}
            {...clickData('api', `layout-${section}`, layout)}
          />
          <span className={styles.choice}>{LABELS[layout]()}</span>
        </label>
      ))}
    </fieldset>
  );
}

const LABELS: Readonly<Record<Layout, () => string>> = {
  table: () =>
    translate({
      id: 'vitrine.api.layout.table',
      message: 'Table',
      description: 'Layout of a reference: rows as a table',
    }),
  list: () =>
    translate({
      id: 'vitrine.api.layout.list',
      message: 'List',
      description: 'Layout of a reference: each row spread out',
    }),
  collapsed: () =>
    translate({
      id: 'vitrine.api.layout.collapsed',
      message: 'Names',
      description: 'Layout of a reference: each row folded to its name',
    }),
};
