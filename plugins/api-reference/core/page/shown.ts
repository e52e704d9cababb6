import type {ApiModel} from '../../../api-model/core/model';
import type {ApiDemo, PageModel} from './pageModel';
import {pageTitle} from './pageTitle';
import type {Usage} from '../../../demo-code/core/usages';

/** A demo as its page shows it, and what it uses. */
export interface Demo {
  title: string;
  /** Address of its page, with its id as the anchor. */
  href: string;
  /** Names in the front matter of its page: what the page is about. */
  about: readonly string[];
  usages: readonly Usage[];
}

/**
 * The demos that use a component or hook: those of the pages that are about it first, then in the
 * order of the pages.
 */
export function demosOf(
  {name, package: from}: Pick<ApiModel, 'name' | 'package'>,
  demos: readonly Demo[],
): ApiDemo[] {
  const using = demos.flatMap((demo) => {
    const usage = demo.usages.find((each) => each.package === from && each.name === name);
    return usage ? [{demo, props: usage.props}] : [];
  });
  const isOwn = ({demo}: {demo: Demo}) => demo.about.includes(name);
  const sorted = [...using.filter(isOwn), ...using.filter((each) => !isOwn(each))];
  return sorted.map(({demo: {title, href}, props}) => ({title, href, props}));
}

/** How much of a product's props its demos show. */
export interface ShownReport {
  shown: number;
  all: number;
  /** Component → props that no demo sets; components without such props are left out. */
  missing: Record<string, string[]>;
}

/** Which props no demo shows, of the components of one product. Deprecated ones need no demo. */
export function shownReport(models: readonly PageModel[]): ShownReport {
  const report: ShownReport = {shown: 0, all: 0, missing: {}};
  for (const model of models) {
    const {kind, props, demos} = model;
    if (kind !== 'component') continue;
    const shown = new Set(demos.flatMap((demo) => demo.props));
    const wanted = props.filter(({deprecated}) => deprecated === null);
    const missing = wanted.filter((prop) => !shown.has(prop.name));
    report.all += wanted.length;
    report.shown += wanted.length - missing.length;
    if (missing.length > 0) report.missing[pageTitle(model)] = missing.map((prop) => prop.name);
  }
  return report;
}
