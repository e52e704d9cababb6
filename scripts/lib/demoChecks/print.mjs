import {LOOKS} from './looks.mjs';

/**
 * The findings as they are read: by page and demo, what is the same in several looks once.
 *
 * @param {readonly import('./looks.mjs').Finding[]} findings
 * @returns {string}
 */
export function formatFindings(findings) {
  /** @type {Map<string, {first: import('./looks.mjs').Finding, looks: Set<string>}>} */
  const groups = new Map();
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

/**
 * @param {import('./run.mjs').Outcome} outcome
 * @returns {string}
 */
export function formatTotal({pages, modes, ms}) {
  const demos = pages.flatMap((page) => page.demos).length;
  const each = ms / 1000 / (demos * modes);
  return (
    `${demos} demos on ${pages.length} pages in ${modes} modes each: ` +
    `${(ms / 1000).toFixed(1)} s, ${each.toFixed(2)} s for each demo and mode`
  );
}
