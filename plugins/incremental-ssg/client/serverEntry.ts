/**
 * What renders the pages of a build: those that nothing has changed of are as they were. Of the
 * server's bundle only.
 */
import {environment, variablesRead} from './environment';
import {chunksOf, fileOfChunk, shellModules} from './loads';
import render from 'vitrine-renderer';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'vitrine-routes';
import {chunksByRoute, isCurrent, KEY_LETTERS, partsOf, variableText} from '../core';
import type {Bundle, KeptPage} from '../core';
import {hashOf, hashOfFile, readValue, writeValue} from './disk';

/** Where pages are kept, and where the bundle is; without it, nothing is kept. */
const settings = environment.VITRINE_KEPT_PAGES;
const namesOf = chunksByRoute(chunkNames);
let keeping: Keeping | undefined;

/** As Docusaurus' own. */
export default async function renderChanged(page: AskedPage): Promise<unknown> {
  if (settings === undefined) return render(page);
  const {folder, bundle} = (keeping ??= createKeeping(JSON.parse(settings) as Places, page));
  const file = `${folder}/${hashOf(page.pathname).slice(0, KEY_LETTERS)}`;
  const kept = readValue(file) as KeptPage | undefined;
  if (kept && isCurrent(kept, bundle)) return kept.rendered;
  const rendered = await render(page);
  const chunks = chunksOf(namesOf(routesTo(page.pathname)));
  const parts = chunks && partsOf([...chunks, ...variablesRead()], bundle);
  if (parts) writeValue(file, {shell: bundle.shell, parts, rendered} satisfies KeptPage);
  return rendered;
}

/** The address of a page, and how all pages are rendered. */
interface AskedPage {
  pathname: string;
}

interface Places {
  folder: string;
  bundle: string;
}

interface Keeping {
  folder: string;
  bundle: Bundle;
}

function createKeeping({folder, bundle}: Places, {pathname: _, ...how}: AskedPage): Keeping {
  const hashes = new Map<string, string | undefined>();
  const {timeZone, locale} = Intl.DateTimeFormat().resolvedOptions();
  const place = [process.version, timeZone, locale];
  return {
    folder,
    bundle: {
      shell: hashOf(JSON.stringify([place, how, shellModules()])),
      hashOf(part) {
        if (!hashes.has(part)) hashes.set(part, hashOfPart(part, bundle));
        return hashes.get(part);
      },
    },
  };
}

function hashOfPart(part: string, bundle: string): string | undefined {
  const variable = variableText(part, environment);
  return variable === undefined ? hashOfFile(`${bundle}/${fileOfChunk(part)}`) : hashOf(variable);
}

/** As Docusaurus looks for them before it renders a page. */
function routesTo(pathname: string): string[] {
  const found = [...new Set([pathname, decodeURI(pathname)])].flatMap((each) =>
    matchRoutes(routes, each),
  );
  return found.flatMap(({route}) => route.path ?? []);
}
