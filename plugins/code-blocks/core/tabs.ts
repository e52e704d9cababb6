import convert from 'npm-to-yarn';
import {createBlock} from './block';
import {labelOf, parseMeta} from './meta';
import type {Fault} from '../../page-reader/core/types';
import type {Fence, Highlighting, Tabs} from './types';

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
const SHELLS = ['bash', 'sh', 'shell', 'zsh', 'console'];

/** Fences that become one group. */
export interface Group {
  storageKey?: string;
  /** A label that is given wins over what the fence's meta says. */
  fences: (Fence & {label?: string})[];
  /** Line of the page on which the group begins, from 1. */
  line: number;
}

/** Makes of a group what its `CodeTabs` needs, or tells all its faults. */
export function createTabs(group: Group, highlighting: Highlighting): Tabs | Fault[] {
  const faults = groupFaults(group);
  const tabs: Tabs['tabs'] = [];
  for (const fence of group.fences) {
    const block = createBlock(fence, highlighting);
    if (Array.isArray(block)) faults.push(...block);
    else tabs.push(tab(tabLabel(fence), block));
  }
  return faults.length > 0 ? faults : {storageKey: group.storageKey, tabs};
}

/** A title that has become the tab's label is not said again below it. */
function tab(label: string, {title, ...block}: Tabs['tabs'][number]['block']) {
  return {label, block: title === undefined || title === label ? block : {...block, title}};
}

function tabLabel({label, meta, language}: Group['fences'][number]): string {
  const parsed = parseMeta(meta);
  return label ?? labelOf(parsed) ?? parsed.values.title ?? (language || 'text');
}

function groupFaults({fences, line}: Group): Fault[] {
  if (fences.length === 0) {
    return [{line, what: 'a group of code tabs is empty', fix: 'put a fence for each tab into it'}];
  }
  const labels = fences.map(tabLabel);
  return fences
    .filter((_fence, index) => labels.indexOf(labels[index] ?? '') < index)
    .map((fence) => ({
      line: fence.line,
      what: `two tabs of a group are labelled "${tabLabel(fence)}"`,
      fix: 'give each fence a label of its own after its language: ```bash npm',
    }));
}

/** The group for a fence of npm commands that asks for all package managers, else nothing. */
export function packageManagerTabs(fence: Fence): Group | undefined {
  if (!SHELLS.includes(fence.language)) return undefined;
  if (!parseMeta(fence.meta).words.includes('npm2yarn')) return undefined;
  return {
    storageKey: 'package-manager',
    line: fence.line,
    fences: MANAGERS.map((label) => ({...fence, label, code: convert(fence.code, label)})),
  };
}
