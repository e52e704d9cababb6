import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {packageFolder} from '../../../plugins/_shared/node/packages';
import {aliasesOf, applyAlias, type Alias} from '../../../plugins/demo-code/core/aliases';
import type {FullProduct} from '../../../plugins/site/core/types';
import {proseApi} from './api';
import type {CommonWords, ProseApi} from './api';
import {fenceFaults} from './fences';
import type {FenceGroup} from './fences';
import {anchorFaults, anchorsOf, hostFaults, toPattern} from './links';
import type {AddressedPage} from './links';
import {hasPath, loadApi, loadCommonWords} from './load';
import {nameFaults} from './names';
import {sectionsOf} from './site';
import type {Section} from './site';
import {styleFaults} from './style';
import {tableFaults} from './tables';
import {inPage} from './types';
import type {ProseRules} from './types';

/** A site, as far as its prose goes. */
export interface ProseSite {
  /** Absolute. */
  siteDir: string;
  products: readonly FullProduct[];
  aliases: readonly Alias[];
  rules: ProseRules;
  /** Folder for what is kept between runs, absolute. */
  cache: string;
}

/** A page with what its packages have. */
interface Subjected {
  page: AddressedPage;
  api: ProseApi;
  /** npm names that its product documents; none for a product without packages. */
  packages: readonly string[];
  aliases: Readonly<Record<string, string>>;
}

/** All that is wrong with the prose of a site, in the order of its pages. */
export function checkProse(site: ProseSite): {count: number; faults: ErrorParts[]} {
  return checkSections(sectionsOf(site.siteDir, site.products), site);
}

/** The same of pages that were read. */
export function checkSections(
  sections: readonly Section[],
  site: ProseSite,
): {count: number; faults: ErrorParts[]} {
  const subjected = sections.flatMap((section) => subjectOf(section, site));
  const known = anchorsOf(subjected.map(({page}) => page));
  const common = loadCommonWords(site.siteDir);
  const others = new Map(
    subjected.map(({packages, api, page}) => [packages[0] ?? page.file, api] as const).reverse(),
  );
  const faults = subjected.flatMap((each) => [
    ...anchorFaults(each.page, known),
    ...pageFaults(each, site, {common, others}),
  ]);
  return {count: subjected.length, faults: [...faults, ...fencesOf(subjected, site)]};
}

function subjectOf({product, pages}: Section, {siteDir, products, aliases}: ProseSite) {
  const owner = products.find(({id}) => id === product.versionOf) ?? product;
  const {packages, history} = owner;
  const renamed = pages[0] ? aliasesOf(pages[0].file, aliases) : {};
  const subject = {packages, history, aliases: renamed};
  const api = packages.length > 0 ? loadApi(siteDir, subject) : proseApi([]);
  return pages.map((page): Subjected => ({page, api, packages, aliases: renamed}));
}

function pageFaults(
  {page, api, packages, aliases}: Subjected,
  {siteDir, rules}: ProseSite,
  {common, others}: {common: CommonWords; others: ReadonlyMap<string, ProseApi>},
): ErrorParts[] {
  const around = {
    api,
    common,
    isAllowed: allowanceOf(page.file, rules, others),
    demos: demosBeside(path.join(siteDir, page.file)),
    hasPath: (name: string, below: string) =>
      !packages.includes(name) || hasPath(siteDir, applyAlias(name, {...aliases}), below),
  };
  const faults = [
    ...styleFaults(page, rules, new Set(api.exports.keys())),
    ...hostFaults(page, rules),
    ...tableFaults(page, api),
    ...(packages.length > 0 ? nameFaults(page, around) : []),
  ];
  return faults.sort((a, b) => a.line - b.line).map((fault) => inPage(page, fault));
}

/** What may stand on a page that its own packages do not have. */
function allowanceOf(
  file: string,
  {names = {}, elsewhere = {}}: ProseRules,
  others: ReadonlyMap<string, ProseApi>,
) {
  const listed = Object.entries(elsewhere)
    .filter(([where]) => file === where || file.startsWith(`${where}/`))
    .flatMap(([, own]) => own);
  const patterns = [...Object.keys(names), ...listed].map(toPattern);
  const apis = listed.flatMap((name) => others.get(name) ?? []);
  return (name: string) =>
    patterns.some((pattern) => pattern.test(name)) || apis.some((api) => api.names.has(name));
}

function demosBeside(page: string): string[] {
  const folder = path.dirname(page);
  const files = readdirSync(folder).filter((name) => /\.[jt]sx?$/.test(name));
  return files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Pages that run the same packages are compiled together. */
function fencesOf(subjected: readonly Subjected[], {siteDir, rules, cache}: ProseSite) {
  const keys = new Set(subjected.map(({aliases}) => JSON.stringify(aliases)));
  const sources = Object.entries(rules.sources ?? {}).map(
    ([name, file]) => [name, path.join(siteDir, file)] as const,
  );
  return [...keys].flatMap((key, index) => {
    const all = subjected.filter((each) => JSON.stringify(each.aliases) === key);
    const aliases = Object.entries(JSON.parse(key) as Record<string, string>);
    const folders = aliases.map(
      ([name, installed]) => [name, packageFolder(siteDir, installed) ?? installed] as const,
    );
    const group: FenceGroup = {
      pages: all.map(({page, api}) => ({...page, exports: api.exports, declares: rules.declares})),
      packages: Object.fromEntries([...sources, ...folders]),
      record: path.join(cache, `fences-${index}`),
      ambient: rules.ambient === undefined ? [] : [path.join(siteDir, rules.ambient)],
    };
    return fenceFaults(siteDir, group);
  });
}
