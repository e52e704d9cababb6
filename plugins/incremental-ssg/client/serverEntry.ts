/**
 * What renders the pages of a build: those that nothing has changed of are as they were. Of the
 * server's bundle only.
 */
import {chunksOf, fileOfChunk, shellModules} from './loads';
import render from 'vitrine-renderer';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'vitrine-routes';
import {chunksByRoute, isCurrent, KEY_LETTERS, partsOf, shownEnvironment} from '../core';
import type {Bundle, KeptPage} from '../core';
import {hashOf, hashOfFile, readValue, writeValue} from './disk';

/** Where pages are kept, and where the bundle is; without it, nothing is kept. */
const settings = process.env.VITRINE_KEPT_PAGES;
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
  const parts = chunks && partsOf(chunks, bundle);
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
  const place = [process.version, timeZone, locale, shownEnvironment(process.env)];
  return {
    folder,
    bundle: {
      shell: hashOf(JSON.stringify([place, how, shellModules()])),
      hashOf(chunk) {
        if (!hashes.has(chunk)) hashes.set(chunk, hashOfFile(`${bundle}/${fileOfChunk(chunk)}`));
        return hashes.get(chunk);
      },
    },
  };
}

/** As Docusaurus looks for them before it renders a page. */
function routesTo(pathname: string): string[] {
  const found = [...new Set([pathname, decodeURI(pathname)])].flatMap((each) =>
    matchRoutes(routes, each),
  );
  return found.flatMap(({route}) => route.path ?? []);
}
