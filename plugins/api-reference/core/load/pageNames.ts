import {kebabCase} from '../../../_shared/text/names';
import {wholeOf} from '../../../api-model/core/names';
import type {ApiModel} from '../../../api-model/core/model';
import {byKindAndName, type Loaded} from './reference';

/** Package, as the options name it → name in it → what its API page is called. */
export type PageNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What there is to know of a package for the names of its pages. */
type Named = Pick<Loaded, 'options'> & {models: readonly Pick<ApiModel, 'name' | 'kind'>[]};

/**
 * What the API pages of a version of a product are called. A page has the name of its component or
 * hook, or of the namespace of its components, and its address follows from that; where a package
 * before it has a page at this address, the end of the package's name is added: the pages of the
 * first package never move. Parts follow what they are parts of, on whose page they stand.
 *
 * @param packages of one version, in the order of the options
 * @example `Button` of `@acme/kit` → 'Button', of `@acme/lab` → 'Button (lab)'
 * @example `Menu.Item` of `@acme/lab` → 'Menu.Item', beside a `Menu` before it 'Menu (lab).Item'
 */
export function pageNamesOf(packages: readonly Named[]): PageNames {
  const taken = new Set<string>();
  return new Map(
    packages.map(({options, models}) => {
      const names = models.map(({name}) => name);
      const wholes = [...new Set(names.map(wholeOf))];
      const free = wholes.filter((name) => !taken.has(kebabCase(name)));
      for (const name of free) taken.add(kebabCase(name));
      // The full stop stands between a whole and its part.
      const end = (options.package.split('/').at(-1) ?? '').replaceAll('.', '-');
      const called = new Map(
        wholes.map((name) => [name, free.includes(name) ? name : takeName(name, end, taken)]),
      );
      const parts = names
        .filter((name) => !called.has(name))
        .map((name) => {
          const whole = wholeOf(name);
          return [name, `${called.get(whole) ?? whole}${name.slice(whole.length)}`] as const;
        });
      return [options.package, new Map([...called, ...parts])];
    }),
  );
}

function takeName(name: string, end: string, taken: Set<string>): string {
  let pageName = `${name} (${end})`;
  for (let use = 2; taken.has(kebabCase(pageName)); use += 1) pageName = `${name} (${end} ${use})`;
  taken.add(kebabCase(pageName));
  return pageName;
}

/** The names of all pages of a version in the order of its tree: components, then hooks. */
export function namesInOrder(packages: readonly Named[], pageNames: PageNames): string[] {
  const pages = packages.flatMap(({options, models}) =>
    models.map(({kind, name}) => ({
      kind,
      name: pageNameOf(pageNames, options.package, wholeOf(name)),
    })),
  );
  return [...new Set(pages.sort(byKindAndName).map(({name}) => name))];
}

/** What the API page of a component or hook is called. */
export function pageNameOf(pageNames: PageNames, from: string, name: string): string {
  return pageNames.get(from)?.get(name) ?? name;
}

/**
 * What pages are called that are not called what they are about, by the name that a page's
 * `packageName` has for the package: `{'@acme/lab': {Button: 'Button (lab)'}}`.
 */
export function renamedPages(
  packages: readonly (Named & Pick<Loaded, 'facts'>)[],
  pageNames: PageNames,
): Record<string, Record<string, string>> {
  const all = packages.map(({options, facts}) => {
    const names = [...(pageNames.get(options.package) ?? [])];
    return [facts.name, names.filter(([name, pageName]) => name !== pageName)] as const;
  });
  const renamed = all.filter(([, names]) => names.length > 0);
  return Object.fromEntries(renamed.map(([from, names]) => [from, Object.fromEntries(names)]));
}
