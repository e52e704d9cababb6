import {issuesAddress, sourceAddress} from './sources';
import type {VersionOf} from './sources';

/** One fact about a component: a link, or a text where it leads nowhere. */
export interface Chip {
  /** What analytics calls it. */
  action: string;
  label: string;
  href?: string;
  /** A sentence that says what the label leaves out. */
  hint?: string;
}

/**
 * The facts that a component's front matter names, in the order in which they are shown. Fields
 * that are missing, empty or of another shape are left out.
 *
 * @param facts front matter
 */
export function chipsOf(facts: Readonly<Record<string, unknown>>, versionOf: VersionOf): Chip[] {
  const packageName = textOf(facts.packageName);
  const {githubSource, githubLabel, waiAria, materialDesign} = facts;
  const source = sourceAddress(packageName, textOf(githubSource), versionOf);
  const issues = issuesAddress(packageName, textOf(githubLabel));
  return [
    ...link('source', 'Source', textOf(githubSource) && source),
    ...link('issues', 'Issues', textOf(githubLabel) && issues),
    ...link('wai-aria', 'WAI-ARIA pattern', textOf(waiAria)),
    ...link('material-design', 'Material Design', textOf(materialDesign)),
    ...link('package', packageName, packageName && `https://www.npmjs.com/package/${packageName}`),
    ...sizeChip(facts.size),
  ];
}

function link(action: string, label: string, href: string | undefined): Chip[] {
  return href ? [{action, label, href}] : [];
}

/** What the build measured: `{package: '@mui/material', name: 'Button', gzip: 36412}`, in bytes. */
function sizeChip(size: unknown): Chip[] {
  if (typeof size !== 'object' || size === null) return [];
  const {package: from, name, gzip} = size as Record<string, unknown>;
  if (typeof gzip !== 'number' || !Number.isFinite(gzip)) return [];
  return [
    {
      action: 'size',
      label: `${(gzip / 1000).toFixed(1)} kB gzip`,
      hint: `A bundle of ${textOf(name)} from ${textOf(from)} alone, without React`,
    },
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
