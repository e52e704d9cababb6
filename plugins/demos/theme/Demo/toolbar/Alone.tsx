import {useReducer} from 'react';
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Maximize2 from 'lucide/dist/esm/icons/maximize-2.mjs';
import Glyph from '@theme/Glyph';
import {ALONE_PARAM} from '../../../core/alone';
import type {DemoStore, Environment} from '../demoStore';
import {writeChoices} from '../environment/address';
import {useDemoState} from '../useDemoState';
import {TEXTS} from './texts';
import {ITEM} from './useRoving';
import styles from './styles.module.css';

export interface AloneProps {
  /** Anchor of the demo. */
  id: string;
  /** Name of the demo, for analytics. */
  name: string;
  store: DemoStore;
}

/** Leads to the demo in a page of its own, which shows it as it is shown here. */
export default function Alone({id, name, store}: AloneProps): ReactNode {
  const {environment} = useDemoState(store);
  // The address of the page is changed by others as well, who tell nobody.
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const search = useIsBrowser() ? window.location.search : '';
  return (
    <a
      className={styles.icon}
      href={aloneAddress(search, id, environment)}
      target="_blank"
      rel="noopener"
      title={TEXTS.alone}
      aria-label={TEXTS.alone}
      onPointerEnter={refresh}
      onFocus={refresh}
      data-needs="js"
      data-ga-event-category="demo"
      data-ga-event-action="alone"
      data-ga-event-label={name}
      {...ITEM}
    >
      <Glyph node={Maximize2} />
    </a>
  );
}

/** Address of the page that shows a demo alone, beside whatever else the page's own address says. */
function aloneAddress(search: string, id: string, environment: Environment): string {
  const chosen = writeChoices(search, {all: {}, own: new Map([[id, environment]])});
  const others = [...new URLSearchParams(chosen)].filter(([name]) => name !== ALONE_PARAM);
  return `?${new URLSearchParams([[ALONE_PARAM, id], ...others]).toString()}#${id}`;
}
