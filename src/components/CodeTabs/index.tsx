import {Children, useId, useRef} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {KEPT_AS} from '../../../plugins/_shared/loading/lateScripts';
import LiveTabs from './LiveTabs';
import ServedTabs from './ServedTabs';
import {tabsKey, useTabChoice} from './store';

const CODE = translate({
  id: 'vitrine.code.name',
  message: 'Code',
  description: 'Accessible name of a block of code, and of tabs of code',
});

export interface CodeTabsProps {
  /** Groups with the same key follow each other over the site, and the choice is kept. */
  storageKey?: string;
  /** A label for each child, each but once. */
  labels: readonly string[];
  /** A block of code for each label. */
  children: ReactNode;
  /** Label of the tab that is shown before a reader has chosen. Default: the first. */
  initial?: string | undefined;
  /** Accessible name of a group without a key. Default: that of code. */
  name?: string | undefined;
}

/**
 * Blocks of code as tabs. What is served works by the stylesheet alone; once React runs, it
 * becomes a tab list of the same look, and takes over what was chosen until then.
 */
export default function CodeTabs({
  storageKey,
  labels,
  children,
  initial = labels[0] ?? '',
  name = CODE,
}: CodeTabsProps): ReactNode {
  const isLive = useIsBrowser();
  const root = useRef<HTMLDivElement>(null);
  const [selected, choose] = useTabChoice(storageKey, labels, initial);
  const group = {
    id: `tabs${useId().replaceAll(/\W/g, '')}`,
    name: groupName(storageKey) || name,
    labels,
    panels: Children.toArray(children),
  };
  const handOver = (label: string, hadFocus: boolean) => {
    if (label !== initial) choose(label);
    // Only then has the tab that gets the focus come.
    if (hadFocus) queueMicrotask(() => focusTab(root.current));
  };
  return (
    <div
      ref={root}
      data-code-tabs=""
      {...(storageKey !== undefined && {[KEPT_AS]: tabsKey(storageKey)})}
    >
      {isLive ? (
        <LiveTabs {...group} selected={selected} onSelect={choose} />
      ) : (
        <ServedTabs {...group} selected={initial} onLeave={handOver} />
      )}
    </div>
  );
}

function focusTab(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({preventScroll: true});
}

/** `package-manager` → `Package manager` */
function groupName(storageKey: string | undefined): string {
  const words = (storageKey ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
