import type {Change} from '../changes';
import {differenceOf, type ComponentDifference, type Difference} from '../difference';
import type {ChangesData} from './changesData';
import {code, linked} from '../../../_shared/text/markdown';
import {apiAddress} from '../../../api-model/core/names';

/**
 * The page of changes as Markdown: those of each version, newest first.
 *
 * @param root address that the product's pages begin with
 */
export function changesMarkdown(data: ChangesData, root: string): string {
  const steps = data.versions.slice(1).map((version, at) => {
    const before = data.versions[at] ?? version;
    return [
      `## From ${before} to ${version}`,
      ...differenceMarkdown(differenceOf(data, before, version), data.pages, root),
    ].join('\n\n');
  });
  const about = `What changed in the API of ${code(data.package)} from version to version.`;
  return `${['# API changes', about, ...steps.reverse()].join('\n\n')}\n`;
}

/**
 * How two versions differ, as blocks: whole components first, then each that both have.
 *
 * @param pages names of the components and hooks that have a page
 */
export function differenceMarkdown(
  {added, removed, changed}: Difference,
  pages: readonly string[],
  root: string,
): string[] {
  const name = (one: string) => linked(one, pages.includes(one) ? apiAddress(root, one) : null);
  const whole = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${title}: ${names.map(name).join(', ')}`];
  const told = [
    ...whole('New components and hooks', added),
    ...whole('Removed components and hooks', removed),
    ...changed.flatMap((one) => [`### ${name(one.name)}`, linesOf(one).join('\n')]),
  ];
  return told.length === 0 ? ['Nothing changed in the API.'] : told;
}

function linesOf({added, removed, changed, deprecated}: ComponentDifference): string[] {
  return [
    ...added.map(({name, type}) => `- New: ${code(name)}${type === '' ? '' : `: ${code(type)}`}`),
    ...changed.flatMap(({name, changes}) => changes.map((change) => lineOf(name, change))),
    ...deprecated.map((name) => `- Deprecated: ${code(name)}`),
    ...removed.map(({name}) => `- Removed: ${code(name)}`),
  ];
}

function lineOf(name: string, {what, from, to}: Change): string {
  if (what === 'required') {
    return `- ${to === 'required' ? 'Now' : 'No longer'} required: ${code(name)}`;
  }
  const [before, after] = [from, to].map((value = null) => code(value) ?? 'none');
  return `- ${what === 'type' ? 'Type' : 'Default'} of ${code(name)}: ${before} → ${after}`;
}
