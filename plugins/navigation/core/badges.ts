import type {NavigationEntry} from '../../_shared/site/entries';

const PLANS = {pro: 'Pro plan', premium: 'Premium plan'} as const;

/** The marks after an entry's title, in the order behaviour.md, section 2, gives. */
export function badgesOf(entry: NavigationEntry): string[] {
  return [
    entry.plan && PLANS[entry.plan],
    entry.legacy && 'Legacy',
    entry.newFeature && 'New',
    entry.planned && 'Planned',
    entry.unstable && 'Preview',
    entry.beta && 'Beta',
    entry.deprecated && 'Deprecated',
  ].filter((badge) => typeof badge === 'string');
}
