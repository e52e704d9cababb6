import {LOOKS} from './looks';
import type {Finding} from './looks';
import type {Outcome} from './run';

/** The findings as they are read: by page and demo, what is the same in several looks once. */
export function formatFindings(findings: readonly Finding[]): string {
  const groups = new Map<string, {first: Finding; looks: Set<string>}>();
  for (const finding of findings) {
    const {page, demo, check, what} = finding;
    const key = JSON.stringify([page, demo, check, what]);
    const group = groups.get(key) ?? {first: finding, looks: new Set()};
    group.looks.add(finding.look);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({first: {page, demo, check, what}, looks}) => {
      const where = looks.size === LOOKS.length ? 'in all modes' : [...looks].join(', ');
      return `${page} ${demo} (${where})\n  ${check}: ${what}`;
    })
    .sort()
    .join('\n');
}

export function formatTotal({pages, modes, ms}: Outcome): string {
  const demos = pages.flatMap((page) => page.demos).length;
  const each = ms / 1000 / (demos * modes);
  return (
    `${demos} demos on ${pages.length} pages in ${modes} modes each: ` +
    `${(ms / 1000).toFixed(1)} s, ${each.toFixed(2)} s for each demo and mode`
  );
}
