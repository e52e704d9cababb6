import {realpathSync} from 'node:fs';
import path from 'node:path';
import {setImmediate, setTimeout} from 'node:timers/promises';
import logger from '@docusaurus/logger';
import {writeText} from '../_shared/node/cache';
import {servesAnswers} from '../_shared/node/devServer';
import {kebabCase} from '../_shared/text/names';
import {packageFolder} from '../_shared/node/packages';
import {
  openPackage,
  ownFolder,
  type ApiModel,
  type Live,
  type Target,
  type Workspace,
} from '../api-model';
import {dataFolderOf, type Loaded} from './core/load/reference';
import {apiPages} from './core/page/apiPage';
import type {OutputFile, Reference} from './core/page/json';
import type {PageModel} from './core/page/pageModel';
import {pageTitle} from './core/page/pageTitle';
import {pageModelOf, type ProductPages} from './core/page/toReference';
import {watchSources} from './watch';

/** The bundler works in this process too: first it shows what is near. */
const REST_MS = 1000;

/** What is followed while the site is being written. */
export interface Followed {
  siteDir: string;
  workspace: Workspace;
  /** The APIs as they are shown; one is replaced when a model of it becomes another. */
  apis: Loaded[];
  /** Shows a model that became another. */
  show: (api: Loaded, model: ApiModel) => void;
}

/**
 * Reads components again as the files of their package change, those first that the change most
 * likely meets. Docusaurus takes no part in it: a reload of its would load every plugin's content
 * anew, for a page whose data is one file. Names that come or go need a restart, as routes do.
 */
export function followChanges(site: Followed): void {
  for (const [place, {options, facts}] of site.apis.entries()) {
    const folder = facts.entry
      ? ownFolder(facts.entry, site.siteDir)
      : packageFolder(site.siteDir, options.package);
    // Uninstalled since it was read.
    if (folder === undefined) continue;
    const follower = createFollower(site, place);
    const take = (files: readonly string[]) => {
      follower.take(files).catch((error: unknown) => logger.error(String(error)));
    };
    watchSources(realpathSync(folder), take, facts.entry !== undefined);
    // Of a library's own source the next change is near: the compiler is made ready for it.
    if (facts.entry) take([]);
  }
}

function createFollower({workspace, apis, show}: Followed, place: number) {
  const pending = new Set<string>();
  let opening: Promise<Live | undefined> | undefined;
  let run = 0;
  // Kept while it opens: a compiler takes seconds and much memory, and changes come quicker.
  const opened = () => {
    opening ??= open(workspace, apis[place]).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const update = (live: Live, target: Target) => {
    const api = apis[place];
    const model = api && live.read(target, api.models);
    const before = api?.models.find(({name}) => name === target.name);
    if (!api || !model || JSON.stringify(model) === JSON.stringify(before)) return;
    const models = api.models.map((each) => (each === before ? model : each));
    apis[place] = {...api, models};
    show(apis[place], model);
  };
  return {
    /** Ends early when it is called again: the next run reads what this one left. */
    async take(files: readonly string[]): Promise<void> {
      run += 1;
      const own = run;
      for (const file of files) pending.add(file);
      const live = await opened();
      if (own !== run || !live) return;
      const {near, rest, come} = live.takeIn([...pending]);
      if (come.length > 0) tellNew(apis[place]?.options.package ?? '', come);
      for (const target of near) update(live, target);
      if (near.length > 0) await setTimeout(REST_MS, undefined, {ref: false});
      for (const target of rest) {
        if (own !== run) return;
        update(live, target);
        await setImmediate();
      }
      if (own === run) pending.clear();
    },
  };
}

/** Pages are known to Docusaurus when it starts: what is new can be used in demos at once. */
function tellNew(library: string, names: readonly string[]): void {
  const [has, its] = names.length === 1 ? ['has', 'its page'] : ['have', 'their pages'];
  logger.info(
    `${library} now exports ${names.join(', ')}, which ${has} no API page yet: start again for ${its}`,
  );
}

async function open(workspace: Workspace, api: Loaded | undefined): Promise<Live | undefined> {
  return api && openPackage(workspace, api.facts, api.models);
}

/** A model that became another, and what is shown so far. */
export interface Shown {
  api: Loaded;
  model: ApiModel;
  pages: ReadonlyMap<string, ProductPages>;
  references: readonly Reference[];
}

/**
 * Writes the data of a page whose model became another, where Docusaurus has it.
 *
 * @param folder of the data
 * @returns the references with the model in its place
 */
export function showModel({api, model, pages, references}: Shown, folder: string): Reference[] {
  const name = dataFolderOf(api.options);
  const own = pages.get(name);
  if (!own) return [...references];
  const page = pageModelOf(model, api, own);
  const title = pageTitle(page);
  writeText(path.join(folder, `${name}/${kebabCase(title)}.json`), JSON.stringify(page));
  const shown = references.map((reference) =>
    reference.folder === name ? withModel(reference, page) : reference,
  );
  const pagesOfModel = shown
    .filter((reference) => reference.folder === name)
    .flatMap((reference) => [...apiPages(reference)])
    .filter(([, {models}]) => models.some((each) => pageTitle(each) === title));
  for (const [file, data] of pagesOfModel) {
    writeText(path.join(folder, `${name}/pages/${file}.json`), JSON.stringify(data));
  }
  return shown;
}

function withModel(reference: Reference, page: PageModel): Reference {
  const models = reference.models.map((model) =>
    pageTitle(model) === pageTitle(page) ? page : model,
  );
  return {...reference, models};
}

/**
 * Lets the dev server answer with what a build publishes as JSON: playgrounds read their component's
 * model from there.
 *
 * @param files as they are now
 */
export function servesJson(files: () => readonly OutputFile[], baseUrl: string): object {
  return servesAnswers('api-reference', baseUrl, (asked) => {
    const [, text] = (asked.endsWith('.json') && files().find(([file]) => file === asked)) || [];
    return text ? {type: 'application/json', text: text()} : undefined;
  });
}
