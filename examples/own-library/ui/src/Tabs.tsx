import {createContext, useContext, useId} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {classNames} from './classNames';
import styles from './Tabs.module.css';
import {useTide} from './TideProvider';
import type {Direction} from './TideProvider';
import {useOwnValue} from './useOwnValue';

interface TabsState {
  idOf: (part: 'tab' | 'panel', value: string) => string;
  value: string;
  select: (value: string) => void;
}

const TabsContext = createContext<TabsState | undefined>(undefined);

function useTabs(part: string): TabsState {
  const state = useContext(TabsContext);
  if (state) return state;
  throw new Error(`useTabs found no Tabs above this ${part}. Put it into <Tabs>.`);
}

export interface TabsProps {
  /** The tab that is chosen at first. */
  defaultValue: string;
  /** The chosen tab, where the parent keeps it. */
  value?: string;
  /** Called with the tab that the reader has chosen. */
  onChange?: (value: string) => void;
  /** A list of tabs, and a panel for each. */
  children: ReactNode;
}

function TabsRoot({defaultValue, value, onChange, children}: TabsProps): ReactNode {
  const {density} = useTide();
  const id = useId();
  const [chosen, keep] = useOwnValue(value, defaultValue);
  const state: TabsState = {
    idOf: (part, name) => `${id}${part}-${name}`,
    value: chosen,
    select: (name) => {
      keep(name);
      if (name !== chosen) onChange?.(name);
    },
  };
  return (
    <TabsContext value={state}>
      <div className={classNames(styles.tabs, styles[density])}>{children}</div>
    </TabsContext>
  );
}

export interface TabsListProps {
  /** What the tabs are about, read aloud before the first of them. */
  label: string;
  /** The tabs. */
  children: ReactNode;
}

/** The tabs of the whole, in a row. */
function TabsList({label, children}: TabsListProps): ReactNode {
  return (
    <div className={styles.list} role="tablist" aria-label={label}>
      {children}
    </div>
  );
}

export interface TabProps {
  /** Tells it from the others, and names the panel that belongs to it. No spaces. */
  value: string;
  /**
   * Whether it can be chosen.
   * @default false
   */
  disabled?: boolean;
  /** What it says. */
  children: ReactNode;
}

/** A tab. The arrow keys lead to the next one as it stands on the page, Home and End to the ends. */
function Tab({value, disabled = false, children}: TabProps): ReactNode {
  const {direction} = useTide();
  const {idOf, select, ...state} = useTabs('Tabs.Tab');
  const isChosen = state.value === value;
  return (
    <button
      type="button"
      role="tab"
      className={styles.tab}
      id={idOf('tab', value)}
      aria-controls={idOf('panel', value)}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      disabled={disabled}
      onClick={() => select(value)}
      onKeyDown={(event) => moveFocus(event, direction)}
    >
      {children}
    </button>
  );
}

export interface TabsPanelProps {
  /** The `value` of its tab. */
  value: string;
  /** What is shown while its tab is chosen. */
  children: ReactNode;
}

/** What belongs to a tab. */
function TabsPanel({value, children}: TabsPanelProps): ReactNode {
  const {idOf, ...state} = useTabs('Tabs.Panel');
  return (
    <div
      role="tabpanel"
      className={styles.panel}
      id={idOf('panel', value)}
      aria-labelledby={idOf('tab', value)}
      hidden={state.value !== value}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text has nothing else to focus
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** Moves the focus to another tab, and chooses it. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>, direction: Direction): void {
  const {currentTarget, key} = event;
  const list = currentTarget.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]:enabled') ?? [])];
  const last = tabs.length - 1;
  const at = tabs.indexOf(currentTarget);
  const [forward, back] =
    direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const places: Record<string, number> = {
    [forward]: at === last ? 0 : at + 1,
    [back]: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const next = tabs[places[key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** Several views in one place, one at a time. */
export const Tabs = Object.assign(TabsRoot, {List: TabsList, Tab, Panel: TabsPanel});
