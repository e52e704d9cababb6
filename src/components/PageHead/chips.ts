import {translate} from '@docusaurus/Translate';

const SOURCE = translate({
  id: 'vitrine.head.source',
  message: 'Source',
  description: 'Link to the source of a component',
});
const ISSUES = translate({
  id: 'vitrine.head.issues',
  message: 'Issues',
  description: 'Link to the open issues of a component',
});
const PATTERN = translate({
  id: 'vitrine.head.pattern',
  message: 'WAI-ARIA pattern',
  description: 'Link to the accessibility pattern of a component',
});

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
export function chipsOf(facts: Readonly<Record<string, unknown>>): Chip[] {
  const packageName = textOf(facts.packageName);
  return [
    ...link('source', SOURCE, textOf(facts.sourceHref)),
    ...link('issues', ISSUES, textOf(facts.issuesHref)),
    ...link('wai-aria', PATTERN, textOf(facts.waiAria)),
    ...link('material-design', 'Material Design', textOf(facts.materialDesign)),
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
      label: translate(
        {id: 'vitrine.head.size', message: '{size} kB gzip', description: 'Size of a component'},
        {size: (gzip / 1000).toFixed(1)},
      ),
      hint: translate(
        {
          id: 'vitrine.head.sizeHint',
          message: 'A bundle of {name} from {package} alone, without React',
          description: 'What the size of a component counts',
        },
        {name: textOf(name), package: textOf(from)},
      ),
    },
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
